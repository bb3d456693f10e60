import { expect, it } from 'vitest'
import type { FieldValue } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { optionsToValues, valueToOption, OPTION_RECORDS, fieldsFor } from './option-records'
import { readPastedPrices } from './price-paste'
import { typedNumber } from './ratio-input'
import { editableRatios } from './ratio-map'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200
const CHARACTERS = Array.from('{["\\/0.,:;@-$a \t\né')

const readPasted = (text: string) =>
  readPastedPrices(text, 'perMillion', 500_000, () => [undefined, undefined])

const PLACES: Record<string, (text: string) => unknown> = {
  'a cell': (text) => typedNumber(text, 1),
  'the JSON of ratios': editableRatios,
  'pasted rows': (text) => readPasted(text),
  'a pasted cell': (text) => readPasted(`a\t"${text}`),
  'a pasted list': (text) => readPasted(`[{"name":"a","prompt":"${text.replace(/[\\"\n\t]/g, ' ')}"}]`),
}
for (const key of ['ModelRatio', 'CompletionRatio', 'GroupRatio'])
  PLACES[`the stored ${key}`] = (text) => optionsToValues(new Map([[key, text]]))
const fields = fieldsFor(new Map(OPTION_RECORDS.map(({ key }) => [key, ''])))
for (const record of OPTION_RECORDS) {
  const { key } = record
  const field = fields[key]
  if (!field || record.field.kind === 'switch') continue
  const valueOf = (text: string): FieldValue => (record.field.kind === 'tags' ? [text] : text)
  PLACES[`the rule of ${key}`] = (text) => validateValue(field, valueOf(text), { [key]: valueOf(text) })
  PLACES[`the request of ${key}`] = (text) => valueToOption(record, valueOf(text))
}

it.each(CHARACTERS)(
  'a megabyte of %j is taken within 200 ms wherever it is stored, typed or pasted',
  (character) => {
    const text = character.repeat(MEGABYTE)
    const slow = Object.keys(PLACES).filter(
      (place) => cpuTimeMs(() => PLACES[place]?.(text), LIMIT_MS) >= LIMIT_MS,
    )
    expect(slow).toEqual([])
  },
)
