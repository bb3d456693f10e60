import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Adds the browser APIs that Mantine needs and happy-dom lacks, and cleans up after each test. */
export function setUpDocument(): void {
  vi.stubGlobal('ResizeObserver', NoResize)
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    })
  Element.prototype.scrollIntoView = () => {}

  // A busy machine takes several times as long as a quiet one.
  configure({ asyncUtilTimeout: 30_000 })

  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
  afterEach(cleanup)
}
