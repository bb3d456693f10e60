import { about } from './zh/about'
import { bound } from './zh/bound'
import { bulk } from './zh/bulk'
import { channel } from './zh/channel'
import { channelForm } from './zh/channel-form'
import { channelType } from './zh/channel-type'
import { chat } from './zh/chat'
import { failure } from './zh/failure'
import { form } from './zh/form'
import { grid } from './zh/grid'
import { home } from './zh/home'
import { log } from './zh/log'
import { notice } from './zh/notice'
import { oauth } from './zh/oauth'
import { option } from './zh/option'
import { optionLabel } from './zh/option-label'
import { optionRatio } from './zh/option-ratio'
import { personal } from './zh/personal'
import { profile } from './zh/profile'
import { quota } from './zh/quota'
import { redemption } from './zh/redemption'
import { register } from './zh/register'
import { reset } from './zh/reset'
import { setting } from './zh/setting'
import { shell } from './zh/shell'
import { signIn } from './zh/sign-in'
import { token } from './zh/token'
import { topup } from './zh/topup'
import { user } from './zh/user'

/** The whole dictionary of one language, flat: one key, one text. */
export const zh = {
  ...about,
  ...bound,
  ...bulk,
  ...channel,
  ...channelForm,
  ...channelType,
  ...chat,
  ...failure,
  ...form,
  ...grid,
  ...home,
  ...log,
  ...notice,
  ...oauth,
  ...option,
  ...optionLabel,
  ...optionRatio,
  ...personal,
  ...profile,
  ...quota,
  ...redemption,
  ...register,
  ...reset,
  ...setting,
  ...shell,
  ...signIn,
  ...token,
  ...topup,
  ...user,
}
