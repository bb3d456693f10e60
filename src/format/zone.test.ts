import { afterEach, expect, it } from 'vitest'
import { zoneName } from './zone'

afterEach(() => {
  delete window.Temporal
})

it('names the zone, whichever clock the browser has', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(zoneName()).toBe(timeZone)
  window.Temporal = { Now: { timeZoneId: () => 'Europe/Berlin' } }
  expect(zoneName()).toBe('Europe/Berlin')
})
