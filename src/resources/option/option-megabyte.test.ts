import { describe, expect, it } from 'vitest'
import type { FieldValue } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { optionsToValues, valueToOption, OPTION_RECORDS, optionFields } from './option-records'
import { readPriceSheet } from './price-sheet/price-sheet'
import { priceToRatio } from './ratio-input'
import { editableRatios, inputToRaw, minifyRatios, normalizeInput } from './ratio-map'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200
const CHARACTERS = Array.from('{["\\/0.,:;@-$a \t\né')

describe.each(CHARACTERS)('a megabyte of %j', (character) => {
  const text = character.repeat(MEGABYTE)

  it('is validated in every option within 200 ms', () => {
    const slow: string[] = []
    for (const record of OPTION_RECORDS) {
      const field = optionFields[record.key]
      if (!field || record.field.kind === 'switch') continue
      const value: FieldValue = record.field.kind === 'tags' ? [text] : text
      const values = { [record.key]: value }
      if (cpuTimeMs(() => validateValue(field, value, values)) >= LIMIT_MS) slow.push(record.key)
      if (cpuTimeMs(() => valueToOption(record, value)) >= LIMIT_MS) slow.push(record.key)
    }
    expect(slow).toEqual([])
  })

  it('is parsed for each ratio option within 200 ms', () => {
    for (const key of ['ModelRatio', 'CompletionRatio', 'GroupRatio']) {
      expect(cpuTimeMs(() => optionsToValues(new Map([[key, text]])))).toBeLessThan(LIMIT_MS)
    }
  })

  it.each([
    ['a cell', (typed: string) => inputToRaw(normalizeInput(typed))],
    ['a price', (typed: string) => priceToRatio(typed, 500_000, 1)],
    ['the JSON of ratios', (typed: string) => minifyRatios(editableRatios(typed))],
    ['pasted rows', readPriceSheet],
    ['a pasted cell', (typed: string) => readPriceSheet(`a\t"${typed}`)],
    ['a pasted header', (typed: string) => readPriceSheet(`model\t${typed}\na\t1`)],
    [
      'a pasted list',
      (typed: string) =>
        readPriceSheet(`{"data":[{"id":"a","price":"${typed.replace(/[\\"\n\t]/g, ' ')}"}]}`),
    ],
  ])('is typed into %s within 200 ms', (_, take) => {
    expect(cpuTimeMs(() => take(text))).toBeLessThan(LIMIT_MS)
  })
})
