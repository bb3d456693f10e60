import type { LogRow } from '../../mocks/log/log-row'
import type { Server } from '../support/server'

/** Fetches the log rows at `path` as an API client reads them. */
export function entriesAt(world: Server, path: string): Promise<LogRow[]> {
  return world.call<LogRow[]>('GET', path)
}

/** Adds one log entry of alice that costs `quota`; its token counts distinguish it from others. */
export async function aliceUses(world: Server, prompt_tokens: number, quota = 500): Promise<void> {
  await world.consume({ user: 'alice', model: 'gpt-4o', prompt_tokens, completion_tokens: 1, quota })
}

/** Formats an instant as the list shows it in the time zone of the tests. */
export function momentIn(zone: string, seconds: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(seconds * 1000)
}

export const ZONE = 'Europe/Berlin'

/** Whether a logged call asks for the sum of one bar of the histogram, not of the whole range. */
export const isHistogramWindow = (call: string) => /\/stat\?.*start_timestamp=[1-9]/.test(call)

/** For `test.use`: a page of the list is a page of the server, so that stories tell one from the other by few entries. */
export const SERVER_PAGES = { stored: { 'grid.size.log.self': '"fit"', 'grid.size.log.all': '"fit"' } }
