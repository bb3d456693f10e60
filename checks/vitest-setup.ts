import '../scripts/polyfill-map-groupby'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { updateClockSkew } from '#/http/server-clock'
import { resetPace } from '#/http/pace'
import { setLanguage } from '#/i18n/i18n'
import { LazyNotificationList } from '#/ui/notifications/notification-region'
import { closeNotifications } from './close-notifications'

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What Mantine needs and happy-dom lacks.
window.ResizeObserver = NoResize
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
Element.prototype.scrollIntoView = () => {}
// A test without a gateway of its own has no server, and learns it at once.
window.fetch = () => Promise.reject(new TypeError('no server'))

configure({
  // A busy machine takes several times as long as a quiet one.
  asyncUtilTimeout: 60_000,
  // By default the document is printed for each attempt to find an element, a fifth of the time of a test.
  getElementError: (message) => new Error(message ?? 'no such element'),
})

// As it is after the first moments of a page.
beforeAll(LazyNotificationList.load)
beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  return setLanguage('en')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // An arrow key would move what an earlier test has selected, in elements that are gone.
  document.getSelection()?.removeAllRanges()
  closeNotifications()
  resetPace()
  // A response under another clock has told a difference.
  updateClockSkew(new Date(0).toUTCString(), 0)
})
