/**
 * Whether this page stands in a frame of another origin, at whatever depth (T-14). Our own pages may frame it; somebody
 * else's could lead a person to press what they do not see.
 */
export function isFramedElsewhere(): boolean {
  try {
    for (let inner: Window = window; inner !== inner.parent; inner = inner.parent) {
      // Asking another origin for its address throws.
      if (inner.parent.location.origin !== window.location.origin) return true
    }
    return false
  } catch {
    return true
  }
}
