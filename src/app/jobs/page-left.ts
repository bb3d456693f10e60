/** How long after its question a browser may end the requests of a page that is left. */
const LEAVING_MS = 1000
let isLeft = false

window.addEventListener('beforeunload', () => {
  isLeft = true
  // The first timer waits for the user's reply, during which no script runs.
  setTimeout(() => setTimeout(() => (isLeft = false), LEAVING_MS))
})

/** Whether the page is being left, unless the user stays. */
export function isPageLeft(): boolean {
  return isLeft
}
