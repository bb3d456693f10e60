import { bound } from './en/bound'
import { bulk } from './en/bulk'
import { channel } from './en/channel'
import { channelForm } from './en/channel-form'
import { channelType } from './en/channel-type'
import { failure } from './en/failure'
import { form } from './en/form'
import { grid } from './en/grid'
import { log } from './en/log'
import { option } from './en/option'
import { optionLabel } from './en/option-label'
import { optionRatio } from './en/option-ratio'
import { profile } from './en/profile'
import { quota } from './en/quota'
import { redemption } from './en/redemption'
import { setting } from './en/setting'
import { shell } from './en/shell'
import { signIn } from './en/sign-in'
import { token } from './en/token'
import { topup } from './en/topup'
import { user } from './en/user'

/** The whole dictionary of one language, flat: one key, one text. */
export const en = {
  ...setting,
  ...shell,
  ...failure,
  ...grid,
  ...form,
  ...signIn,
  ...profile,
  ...token,
  ...channel,
  ...channelForm,
  ...channelType,
  ...bound,
  ...bulk,
  ...log,
  ...option,
  ...optionLabel,
  ...optionRatio,
  ...quota,
  ...redemption,
  ...topup,
  ...user,
}
