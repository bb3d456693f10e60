import { expect, it } from 'vitest'
import { fieldNames } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { validateValue } from '#/fields/fields-schema'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { channelFields } from './channel-fields'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200

it.each(Array.from('{["\\/0.,:;@-|a \t\né'))(
  'channel form: a megabyte of %j in any field is validated within 200 ms of CPU time',
  (character) => {
    const text = character.repeat(MEGABYTE)
    const slow: string[] = []
    for (const name of fieldNames(channelFields)) {
      const definition = channelFields[name]
      if (!definition || definition.kind === 'switch') continue
      const value = definition.kind === 'tags' ? [text] : text
      const values = { ...initialValues(channelFields), [name]: value }
      if (cpuTimeMs(() => validateValue(definition, value, values)) >= LIMIT_MS) slow.push(name)
    }
    expect(slow).toEqual([])
  },
)
