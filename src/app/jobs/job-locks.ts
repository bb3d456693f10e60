import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** How long a job of the database waits for the lock of its tab, in ms: a page that was just reloaded may be about to release it. */
const RELEASE_MS = 5000

/** Ends the locks that this tab holds, by the id of the job. */
const releases = new Map<string, () => void>()

/** Absent where the page is not served securely. */
const lockManager = () => ('locks' in navigator ? navigator.locks : undefined)

const storedTab = storedText('jobs.tab', z.string().check(z.regex(/^[\d.]{1,30}$/)), 'session')

/** Names this tab where the browser has no locks: there a job stays in the tab that started it. */
export function jobTab(): string | undefined {
  if (lockManager()) return undefined
  if (storedTab.read() === undefined) storedTab.write(String(Math.random()))
  return storedTab.read()
}

/**
 * Takes the lock of a job, which is the right to show it and to go on with it; false if another tab has it. The browser ends
 * it with the page.
 */
export function holdJob(id: string): Promise<boolean> {
  const locks = lockManager()
  if (!locks || releases.has(id)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        releases.set(id, release)
        resolve(true)
      })
    locks.request(`job-${id}`, { signal: AbortSignal.timeout(RELEASE_MS) }, held).catch(() => resolve(false))
  })
}

/** Ends the lock of a job that was closed. */
export function releaseJob(id: string): void {
  releases.get(id)?.()
  releases.delete(id)
}
