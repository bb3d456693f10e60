import { about } from './en/about'
import { batch } from './en/batch'
import { bound } from './en/bound'
import { job } from './en/job'
import { callCheck } from './en/call-check'
import { channel } from './en/channel'
import { channelForm } from './en/channel-form'
import { channelType } from './en/channel-type'
import { chat } from './en/chat'
import { coverage } from './en/coverage'
import { failure } from './en/failure'
import { form } from './en/form'
import { grid } from './en/grid'
import { home } from './en/home'
import { log } from './en/log'
import { models } from './en/models'
import { notice } from './en/notice'
import { oauth } from './en/oauth'
import { option } from './en/option'
import { optionLabel } from './en/option-label'
import { optionRatio } from './en/option-ratio'
import { overview } from './en/overview'
import { overviewChannels } from './en/overview-channels'
import { palette } from './en/palette'
import { playground } from './en/playground'
import { personal } from './en/personal'
import { profile } from './en/profile'
import { quota } from './en/quota'
import { redemption } from './en/redemption'
import { register } from './en/register'
import { reset } from './en/reset'
import { setting } from './en/setting'
import { editMode } from './en/edit-mode'
import { app } from './en/app'
import { shortcuts } from './en/shortcuts'
import { signIn } from './en/sign-in'
import { tests } from './en/tests'
import { token } from './en/token'
import { topup } from './en/topup'
import { usage } from './en/usage'
import { user } from './en/user'

/** The whole dictionary of one language, flat: one key, one text. */
export const en = {
  ...about,
  ...batch,
  ...bound,
  ...job,
  ...callCheck,
  ...channel,
  ...channelForm,
  ...channelType,
  ...chat,
  ...coverage,
  ...failure,
  ...form,
  ...grid,
  ...home,
  ...log,
  ...models,
  ...notice,
  ...oauth,
  ...option,
  ...optionLabel,
  ...optionRatio,
  ...overview,
  ...overviewChannels,
  ...palette,
  ...personal,
  ...playground,
  ...profile,
  ...quota,
  ...redemption,
  ...register,
  ...reset,
  ...setting,
  ...editMode,
  ...app,
  ...shortcuts,
  ...signIn,
  ...tests,
  ...token,
  ...topup,
  ...usage,
  ...user,
}
