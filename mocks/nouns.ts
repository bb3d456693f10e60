import { channel } from './channel/channel'
import { group } from './group/group'
import { log } from './log/log'
import { mail } from './mail/mail'
import { model } from './model/model'
import type { Noun } from './noun'
import { oauth } from './oauth/oauth'
import { option } from './option/option'
import { redemption } from './redemption/redemption'
import { relay } from './relay/relay'
import { status } from './status/status'
import { token } from './token/token'
import { user } from './user/user'

/** All nouns. State of worlds, handlers, route table and conformance shapes derive from this list. */
export const nouns = {
  status,
  mail,
  oauth,
  user,
  option,
  channel,
  token,
  redemption,
  log,
  group,
  model,
  relay,
} satisfies Record<string, Noun>

/** The nouns without their names. */
export const allNouns: readonly Noun[] = Object.values(nouns)
