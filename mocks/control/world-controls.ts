import type { z } from 'zod'
import { sessionCookie } from '../server/session'
import { signedInUser, type UserOnWire } from '../user/user-row'
import type { World } from '../world'
import type { clockSchema } from './control-bodies'

/** A world in a few numbers. */
export interface WorldSummary {
  id: string
  seed: string
  limits: string
  now: number
  users: number
  tokens: number
  faults: number
  held: number
  requests: number
}

/** What GET /__gateway/worlds/current tells. */
export function summaryOf({ id, seed, limits, clock, users, tokens, faults, log }: World): WorldSummary {
  return {
    id,
    seed,
    limits,
    now: clock.now(),
    users: users.size,
    tokens: tokens.size,
    faults: faults.size,
    held: faults.holding,
    requests: log.entries().length,
  }
}

/** Signs a user in without a password; undefined when there is none of that name. */
export function signIn(world: World, username: string): { cookie: string; user: UserOnWire } | undefined {
  const row = world.users.find((user) => user.username === username)
  if (!row) return undefined
  const { id, role, status } = row
  return { cookie: sessionCookie(world, { id, username, role, status }), user: signedInUser(row) }
}

/** Moves a world's clock: stand still at a second, go on by some, run again. */
export function moveClock({ clock }: World, { set, advance, run }: z.output<typeof clockSchema>): void {
  if (set !== undefined) clock.freeze(set)
  if (advance !== undefined) clock.advance(advance)
  if (run) clock.run()
}
