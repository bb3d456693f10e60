import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

const LONGEST = 64

/** Truncates the server's version to one line. */
export function versionText(version: string): string {
  return version.trim().slice(0, LONGEST)
}

/** Strips the leading `v`, which some builds omit. */
const bareVersion = (version: string) => versionText(version).replace(/^v/, '')

/** Whether two versions differ; an unknown version differs from none. */
export function isOtherVersion(version: string, before: string): boolean {
  const [now, then] = [bareVersion(version), bareVersion(before)]
  return now !== '' && then !== '' && now !== then
}

const stored = storedText('server-version', z.string().check(z.minLength(1), z.maxLength(LONGEST)))

/** Server version last acknowledged in this browser. */
export const lastSeenVersion = {
  read: () => stored.read(),
  subscribe: (listener: () => void) => stored.subscribe(listener),
  /** Stores a version unless it is blank. */
  write(version: string): void {
    const text = versionText(version)
    if (text !== '') stored.write(text)
  },
}
