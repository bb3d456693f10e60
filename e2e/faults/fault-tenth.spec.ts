import { expect, test } from '@playwright/test'
import { faultSelection, isSelected, tenthOf } from './fault-tenth'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

test('fault selection: the default tenth is the last digit of the day of the year', () => {
  expect(faultSelection(undefined, day('2026-01-01'))).toBe('tenth:1')
  expect(faultSelection('', day('2026-01-10'))).toBe('tenth:0')
  expect(faultSelection(undefined, day('2028-12-31'))).toBe('tenth:6')
})

test('fault selection: ten consecutive days run each case once', () => {
  const selections = Array.from({ length: 10 }, (_, n) =>
    faultSelection(undefined, new Date(Date.UTC(2026, 4, 7 + n))),
  )
  const timesOf = (call: string, fault: string) =>
    selections.filter((selection) => isSelected(selection, tenthOf(call, fault))).length
  for (let n = 1; n <= 99; n += 1) expect(timesOf(`K${n} call`, 'F10')).toBe(1)
})

test('fault selection: FAULTS overrides the day, and an invalid value throws', () => {
  for (const wish of ['all', 'none', 'tenth:7']) expect(faultSelection(wish, day('2026-01-01'))).toBe(wish)
  for (const wish of ['tenth:10', 'tenth', '3', 'ALL'])
    expect(() => faultSelection(wish, day('2026-01-01'))).toThrow(RangeError)
})
