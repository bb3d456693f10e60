const ask = (event: Event) => event.preventDefault()

/** Returns a function that turns on and off whether the browser asks before the page is closed or reloaded. */
export function createUnloadGuard(): (isNeeded: boolean) => void {
  // An object of its own: a function shared by two guards would be one listener, and the first to end would end both.
  const listener = { handleEvent: ask }
  return (isNeeded) => {
    if (isNeeded) window.addEventListener('beforeunload', listener)
    else window.removeEventListener('beforeunload', listener)
  }
}
