import type { World } from '../world'
import { LOG_TYPE, logRow, type LogRow } from './log-row'

/** Fields of a new log entry; time, user name and request id are filled in, the others are empty or 0. */
export type LogEntry = Partial<Omit<LogRow, 'id' | 'username'>> & Pick<LogRow, 'user_id' | 'type' | 'content'>

/**
 * Writes a log entry with the user's current name (K5.5). Returns undefined without writing if it is a consumption and
 * LogConsumeEnabled is off.
 */
export function recordLog(world: World, entry: LogEntry): Readonly<LogRow> | undefined {
  if (entry.type === LOG_TYPE.consume && !world.options.isOn('LogConsumeEnabled')) return undefined
  const username = world.users.get(entry.user_id)?.username ?? ''
  return world.logs.add((id) =>
    logRow({ created_at: world.clock.now(), request_id: world.nextRequestId(), ...entry, id, username }),
  )
}
