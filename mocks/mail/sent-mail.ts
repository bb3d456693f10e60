import type { World } from '../world'
import type { CodePurpose } from './verification-codes'

/** A simulated mail; the world stores it instead of sending it. */
export interface SentMail {
  to: string
  kind: CodePurpose
  code: string
  /** Unix seconds. */
  at: number
  /** Link of a reset mail; its email address is not URL-encoded (K6.3, call 7). */
  link?: string
}

/** Stores a mail. Returns Go's network error if no SMTP server is configured (K12.4, point 9). */
export function deliver(world: World, mail: Omit<SentMail, 'at'>): string | undefined {
  const port = Number.parseInt(world.options.text('SMTPPort'), 10) || 0
  if (world.options.text('SMTPServer') === '') return `dial tcp :${port}: connect: connection refused`
  world.mail.push({ ...mail, at: world.clock.now() })
  return undefined
}
