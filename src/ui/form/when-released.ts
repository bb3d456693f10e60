/**
 * Runs `act` when no pointer is pressed: at once, or after the click that is being made. A message that
 * appeared in between would move the pressed button away from under the pointer, and the click be lost.
 */
export function whenReleased(act: () => void): void {
  if (!document.querySelector(':active')) {
    act()
    return
  }
  const heard = new AbortController()
  const later = () => {
    heard.abort()
    setTimeout(act)
  }
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, later, { capture: true, signal: heard.signal })
  }
}
