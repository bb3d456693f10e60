import { bound } from './zh/bound'
import { bulk } from './zh/bulk'
import { channel } from './zh/channel'
import { channelForm } from './zh/channel-form'
import { channelType } from './zh/channel-type'
import { failure } from './zh/failure'
import { form } from './zh/form'
import { grid } from './zh/grid'
import { log } from './zh/log'
import { option } from './zh/option'
import { optionLabel } from './zh/option-label'
import { optionRatio } from './zh/option-ratio'
import { profile } from './zh/profile'
import { quota } from './zh/quota'
import { redemption } from './zh/redemption'
import { setting } from './zh/setting'
import { shell } from './zh/shell'
import { signIn } from './zh/sign-in'
import { token } from './zh/token'
import { topup } from './zh/topup'
import { user } from './zh/user'

/** The whole dictionary of one language, flat: one key, one text. */
export const zh = {
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
