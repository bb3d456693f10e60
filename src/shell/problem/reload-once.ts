import * as z from 'zod/mini'
import { currentBuild, isShellReachable } from '#/http/served-build'
import { reloadPage } from '#/browser/urls'
import { storedText } from '#/browser/stored-value'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'

/** The build that was running at the automatic reload; if it is served again, another reload does not help. */
const reloadedFrom = storedText('reloaded-from', z.string().check(z.maxLength(2048)), 'session')

/**
 * Reloads the page after a chunk failed to load, once per build. Resolves with false, without a reload, when there is
 * unsaved work, no connection, no reachable page, or the reload was already done.
 */
export async function reloadOnce(): Promise<boolean> {
  const build = currentBuild()
  if (!navigator.onLine || reloadedFrom.read() === build) return false
  if (!(await isShellReachable())) return false
  if (hasUnsavedWork()) return false
  // Without storage the reload could repeat endlessly.
  if (!reloadedFrom.write(build)) return false
  reloadPage()
  return true
}
