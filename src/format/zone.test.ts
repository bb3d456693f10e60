import { afterEach, expect, it } from 'vitest'
import { timeZoneName } from './zone'

afterEach(() => {
  delete window.Temporal
})

it('names the zone, whichever clock the browser has', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(timeZoneName()).toBe(timeZone)
  window.Temporal = { Now: { timeZoneId: () => 'Europe/Berlin' } }
  expect(timeZoneName()).toBe('Europe/Berlin')
})
