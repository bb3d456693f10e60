/**
 * Runs `act` when no pointer is pressed: at once, or after the click that is being made. A message that
 * appeared in between would move the pressed button away from under the pointer, and the click be lost.
 */
export function afterPointerUp(action: () => void): void {
  if (!document.querySelector(':active')) {
    action()
    return
  }
  const listening = new AbortController()
  const later = () => {
    listening.abort()
    setTimeout(action)
  }
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, later, { capture: true, signal: listening.signal })
  }
}
