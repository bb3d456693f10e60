import type { LogRow } from '../../mocks/log/log-row'
import type { Server } from '../support/server'

/** The rows a program reads from `path`. */
export function entriesAt(world: Server, path: string): Promise<LogRow[]> {
  return world.call<LogRow[]>('GET', path)
}

/** One call of alice's that costs `quota`, told from others by its tokens. */
export async function aliceUses(world: Server, prompt_tokens: number, quota = 500): Promise<void> {
  await world.consume({ user: 'alice', model: 'gpt-4o', prompt_tokens, completion_tokens: 1, quota })
}

/** As the list writes an instant in the zone of the stories. */
export function momentIn(zone: string, seconds: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(seconds * 1000)
}

export const ZONE = 'Europe/Berlin'
