import * as z from 'zod/mini'
import { currentBuild } from '#/browser/current-build'
import { reloadPage } from '#/browser/navigation'
import { storedText } from '#/browser/stored-value'
import { isShellReachable } from '#/http/shell-probe'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'

/** The build that was left for a newer one; if it is still here, loading the page anew does not help. */
const reloadedFrom = storedText('reloaded-from', z.string().check(z.maxLength(2048)), 'session')

/**
 * Loads the page anew, once for each build, because a part of it is gone (FM-X1). False when it must not or would not
 * help: something is typed, there is no connection, the page is not served, or it was done before.
 */
export async function reloadOnce(): Promise<boolean> {
  const build = currentBuild()
  if (!navigator.onLine || reloadedFrom.read() === build) return false
  if (!(await isShellReachable())) return false
  if (hasUnsavedWork()) return false
  // What cannot be remembered could go on for ever.
  if (!reloadedFrom.write(build)) return false
  reloadPage()
  return true
}
