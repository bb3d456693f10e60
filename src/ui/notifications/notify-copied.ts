import { DURATION_MS } from '../notifications/notification'
import { notify } from '../notifications/notify'

/** What was copied while the message about it is still shown. */
const recentlyCopied = new Set<string>()

/**
 * Says `text` because `value` was copied. The second half of a double click, also one whose first half brought the copy
 * button there, copies the same once more: that is not said again while the first message stands.
 */
export function notifyCopied(value: string, text: string): void {
  if (recentlyCopied.has(value)) return
  recentlyCopied.add(value)
  setTimeout(() => recentlyCopied.delete(value), DURATION_MS.success)
  notify('success', text)
}
