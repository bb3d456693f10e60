import { about } from './zh/about'
import { batch } from './zh/batch'
import { bound } from './zh/bound'
import { job } from './zh/job'
import { callCheck } from './zh/call-check'
import { channel } from './zh/channel'
import { channelForm } from './zh/channel-form'
import { channelType } from './zh/channel-type'
import { chat } from './zh/chat'
import { coverage } from './zh/coverage'
import { failure } from './zh/failure'
import { form } from './zh/form'
import { grid } from './zh/grid'
import { home } from './zh/home'
import { log } from './zh/log'
import { models } from './zh/models'
import { notice } from './zh/notice'
import { oauth } from './zh/oauth'
import { option } from './zh/option'
import { optionLabel } from './zh/option-label'
import { optionRatio } from './zh/option-ratio'
import { overview } from './zh/overview'
import { overviewChannels } from './zh/overview-channels'
import { palette } from './zh/palette'
import { playground } from './zh/playground'
import { personal } from './zh/personal'
import { profile } from './zh/profile'
import { quota } from './zh/quota'
import { redemption } from './zh/redemption'
import { register } from './zh/register'
import { reset } from './zh/reset'
import { setting } from './zh/setting'
import { editMode } from './zh/edit-mode'
import { app } from './zh/app'
import { shortcuts } from './zh/shortcuts'
import { signIn } from './zh/sign-in'
import { tests } from './zh/tests'
import { token } from './zh/token'
import { topup } from './zh/topup'
import { usage } from './zh/usage'
import { user } from './zh/user'

/** The whole dictionary of one language, flat: one key, one text. */
export const zh = {
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
