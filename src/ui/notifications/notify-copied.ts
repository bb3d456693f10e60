import { DURATION_MS } from './notifications'
import { notify } from './notify'

/** Values whose notification is still displayed. */
const recentlyCopied = new Set<string>()

/**
 * Notifies with `text` that `value` was copied, once while that notification is displayed: a double click copies the
 * same value twice.
 */
export function notifyCopied(value: string, text: string): void {
  if (recentlyCopied.has(value)) return
  recentlyCopied.add(value)
  setTimeout(() => recentlyCopied.delete(value), DURATION_MS.success)
  notify('success', text)
}
