const lockOf = (id: string) => `run-${id}`

/** How long a stored run waits for the lock of its tab, in ms: a page that was just reloaded may be about to release it. */
const RELEASE_MS = 1000

/** Ends the locks that this tab holds, by the id of the run. */
const releases = new Map<string, () => void>()

/** Absent where the page is not served securely: then a duplicated tab is not noticed. */
const lockManager = () => ('locks' in navigator ? navigator.locks : undefined)

function hold(id: string): void {
  const held = new Promise<void>((resolve) => releases.set(id, resolve))
  void lockManager()
    ?.request(lockOf(id), () => held)
    .catch(() => undefined)
}

/** Holds a lock for each of the runs that are not over, and no other; the browser ends them with the page. */
export function holdRuns(ids: readonly string[]): void {
  for (const [id, release] of releases) {
    if (ids.includes(id)) continue
    release()
    releases.delete(id)
  }
  for (const id of ids) if (!releases.has(id)) hold(id)
}

/** Whether another tab works on a run. */
export async function isHeldElsewhere(id: string): Promise<boolean> {
  const locks = lockManager()
  if (!locks || releases.has(id)) return false
  try {
    await locks.request(lockOf(id), { signal: AbortSignal.timeout(RELEASE_MS) }, () => undefined)
    return false
  } catch (error) {
    return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
  }
}
