/** As much of a window as is looked at. */
interface Framed {
  /** Itself, for the outermost. */
  parent: Framed
  location: { origin: string }
}

/**
 * Whether this page stands in a frame of another origin, at whatever depth (T-14). Our own pages may frame it; somebody
 * else's could lead a person to press what they do not see.
 */
export function isFramedByOtherSite(page: Framed = window): boolean {
  const { origin } = page.location
  try {
    for (let inner = page; inner !== inner.parent; inner = inner.parent) {
      // Asking another origin for its address throws.
      if (inner.parent.location.origin !== origin) return true
    }
    return false
  } catch {
    return true
  }
}
