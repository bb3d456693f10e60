import { logSchema, type Log, type WireLog, withRowKeys } from './log'

/** Builds an entry as the server sends it; omitted members are blank. */
export function wireLog(fields: Partial<WireLog> = {}): WireLog {
  return logSchema.parse({ id: 0, created_at: 1_700_000_000, type: 2, content: '', quota: 0, ...fields })
}

/** Builds the rows of page `p` with these ids, newest first. */
export function logsWithIds(ids: readonly number[], p = 0): Log[] {
  return withRowKeys(
    ids.map((id) => wireLog({ id })),
    p,
  )
}
