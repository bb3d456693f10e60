/**
 * Runs `action` now, or after the click in progress. An error message rendered between pointer down and up would move
 * the pressed button from under the pointer, and the click would be lost.
 */
export function afterPointerUp(action: () => void): void {
  if (!document.querySelector(':active')) return action()
  const controller = new AbortController()
  const runAfterClick = () => {
    controller.abort()
    setTimeout(action)
  }
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, runAfterClick, { capture: true, signal: controller.signal })
  }
}
