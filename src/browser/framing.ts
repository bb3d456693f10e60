/** The part of `Window` that the check reads. */
interface Framed {
  /** The window itself, if it is the top window. */
  parent: Framed
  location: { origin: string }
}

/** Whether an ancestor frame of this page has another origin (T-14): such a site could use clickjacking. */
export function isFramedByOtherSite(page: Framed = window): boolean {
  const { origin } = page.location
  try {
    for (let inner = page; inner !== inner.parent; inner = inner.parent) {
      // Reading the location of another origin throws.
      if (inner.parent.location.origin !== origin) return true
    }
    return false
  } catch {
    return true
  }
}
