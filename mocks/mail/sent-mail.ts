import type { World } from '../world'
import type { CodePurpose } from './verification-codes'

/** A mail that left the server; nothing is sent anywhere, a world keeps them. */
export interface SentMail {
  to: string
  kind: CodePurpose
  code: string
  /** Unix seconds. */
  at: number
  /** The link of a reset mail, its address not URL-encoded (K6.3, call 7). */
  link?: string
}

/** Keeps a mail; without a mail server configured returns what the network says instead (K12.4, point 9). */
export function deliver(world: World, mail: Omit<SentMail, 'at'>): string | undefined {
  const port = Number.parseInt(world.options.text('SMTPPort'), 10) || 0
  if (world.options.text('SMTPServer') === '') return `dial tcp :${port}: connect: connection refused`
  world.mail.push({ ...mail, at: world.clock.now() })
  return undefined
}
