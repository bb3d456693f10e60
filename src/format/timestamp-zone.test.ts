import { afterEach, expect, it } from 'vitest'
import { timeZoneName } from './timestamp'

afterEach(() => {
  delete window.Temporal
})

it('timeZoneName: same zone name with or without Temporal', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(timeZoneName()).toBe(timeZone)
  window.Temporal = { Now: { timeZoneId: () => 'Europe/Berlin' } }
  expect(timeZoneName()).toBe('Europe/Berlin')
})
