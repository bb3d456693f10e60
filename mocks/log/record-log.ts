import type { World } from '../world'
import { LOG_TYPE, logRow, type LogRow } from './log-row'

/** What a writer says of an entry; time, user name and request id are filled in, the rest is blank and 0. */
export type LogEntry = Partial<Omit<LogRow, 'id' | 'username'>> & Pick<LogRow, 'user_id' | 'type' | 'content'>

/**
 * Writes an entry under the user's present name (K5.5). A consumption is not written while the option
 * LogConsumeEnabled is off; undefined then.
 */
export function recordLog(world: World, entry: LogEntry): Readonly<LogRow> | undefined {
  if (entry.type === LOG_TYPE.consume && !world.options.isOn('LogConsumeEnabled')) return undefined
  const username = world.users.get(entry.user_id)?.username ?? ''
  return world.logs.add((id) =>
    logRow({ created_at: world.clock.now(), request_id: world.nextRequestId(), ...entry, id, username }),
  )
}
