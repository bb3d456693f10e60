/** Writes in progress, by the key of their record. */
const writing = new Map<string, Promise<unknown>>()

/**
 * Runs `write` after all earlier writes with the same key, such as `channel-3`: two jobs, or a job and a deletion, never
 * write one record at the same time.
 */
export function withRecordLock<Result>(key: string, write: () => Promise<Result>): Promise<Result> {
  const before = writing.get(key) ?? Promise.resolve()
  const mine = before.then(write, write)
  const settled = mine
    .catch(() => undefined)
    .then(() => {
      if (writing.get(key) === settled) writing.delete(key)
    })
  writing.set(key, settled)
  return mine
}
