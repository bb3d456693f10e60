import type { Section } from '../case'
import { channelTests } from './channel-tests'
import { channelsChanged } from './channels-changed'
import { channelsCreated } from './channels-created'
import { channelsRead } from './channels-read'
import { codes, redeeming } from './codes'
import { setup } from './setup'
import { logs } from './logs'
import { mails } from './mails'
import { oauth } from './oauth'
import { openCalls } from './open-calls'
import { options } from './options'
import { ownAccount } from './own-account'
import { relaying } from './relay'
import { registering } from './registering'
import { limits, routing } from './routing'
import { session, tiers } from './session'
import { signingIn } from './signing-in'
import { tokensChanged } from './tokens-changed'
import { tokensCreated } from './tokens-created'
import { tokensRead } from './tokens-read'
import { removalTopUpGroups } from './top-ups-groups'
import { usersChanged } from './users-changed'
import { usersCreated } from './users-created'
import { managing } from './users-managed'
import { usersRead } from './users-read'

/** All cases, in the order of the contract. */
export const sections: readonly Section[] = [
  setup,
  session,
  limits,
  routing,
  tiers,
  openCalls,
  signingIn,
  registering,
  mails,
  oauth,
  ownAccount,
  redeeming,
  usersRead,
  usersCreated,
  usersChanged,
  managing,
  removalTopUpGroups,
  channelsRead,
  channelsCreated,
  channelsChanged,
  channelTests,
  tokensRead,
  tokensCreated,
  tokensChanged,
  codes,
  logs,
  relaying,
  options,
]
