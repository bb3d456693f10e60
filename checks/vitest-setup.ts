import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setLanguage } from '#/i18n/i18n'

// Browser APIs that Mantine needs and happy-dom lacks.
class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
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

beforeEach(async () => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  await setLanguage('en')
})

afterEach(cleanup)
