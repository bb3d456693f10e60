import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

const LONGEST = 64

/** A version as the server says it, never longer than a line. */
export function versionText(version: string): string {
  return version.trim().slice(0, LONGEST)
}

/** Some builds leave out the `v`. */
const bareVersion = (version: string) => versionText(version).replace(/^v/, '')

/** Whether two versions differ; one that is not known differs from none. */
export function isOtherVersion(version: string, before: string): boolean {
  const [now, then] = [bareVersion(version), bareVersion(before)]
  return now !== '' && then !== '' && now !== then
}

const stored = storedText('server-version', z.string().check(z.minLength(1), z.maxLength(LONGEST)))

/** The server's version that this browser saw last, as a person took note of it. */
export const lastSeenVersion = {
  read: () => stored.read(),
  subscribe: (listener: () => void) => stored.subscribe(listener),
  /** Keeps a version that says something. */
  write(version: string): void {
    const text = versionText(version)
    if (text !== '') stored.write(text)
  },
}
