/** Where a *Load all* stands. */
export type LoadAllState =
  | { state: 'idle' }
  /** `told` is the count last announced: it follows `rows` in large steps. */
  | {
      state: 'running'
      rows: number
      announcedRows: number
      announcedAt: number
      pause: { seconds: number; until: number } | undefined
    }
  | { state: 'failed'; error: unknown }

export const IDLE: LoadAllState = { state: 'idle' }

/** A run that begins now. */
export function startLoadAll(): LoadAllState {
  return { state: 'running', rows: 0, announcedRows: 0, announcedAt: 0, pause: undefined }
}

/** Steps of a quarter, a second apart at least: progress is heard, not chattered. */
export function withProgress(run: LoadAllState, rows: number): LoadAllState {
  if (run.state !== 'running') return run
  const now = Date.now()
  const shouldAnnounce = rows >= run.announcedRows * 1.25 && now >= run.announcedAt + 1000
  return shouldAnnounce ? { ...run, rows, announcedRows: rows, announcedAt: now } : { ...run, rows }
}

/** The server wants to be left alone for some seconds, or (undefined) no longer does. */
export function withPause(run: LoadAllState, seconds: number | undefined): LoadAllState {
  if (run.state !== 'running') return run
  return {
    ...run,
    pause: seconds === undefined ? undefined : { seconds, until: Date.now() + seconds * 1000 },
  }
}
