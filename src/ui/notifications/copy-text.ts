import { DURATION_MS, notify } from './notify'

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

/**
 * Copies `text` to the clipboard. Returns false if the browser refuses; the caller then shows the text for manual
 * copying. Falls back to `execCommand`, because plain http has no clipboard API.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyViaSelection(text)
  }
}

function copyViaSelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
