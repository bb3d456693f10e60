import { expect, it } from 'vitest'
import { fieldNames } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { channelToValues, NEW_CHANNEL } from './channel-draft'
import { channelFields } from './channel-fields'
import { mappingWarnings } from './mapping-warnings'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200

it.each(Array.from('{["\\/0.,:;@-|a \t\né'))(
  'channel form: a megabyte of %j in any field is validated within 200 ms of CPU time',
  (character) => {
    const fields = channelFields({})
    const text = character.repeat(MEGABYTE)
    const slow: string[] = []
    for (const name of fieldNames(fields)) {
      const definition = fields[name]
      if (!definition || definition.kind === 'switch') continue
      const value = definition.kind === 'tags' ? [text] : text
      const values = { ...channelToValues(NEW_CHANNEL), [name]: value }
      if (cpuTimeMs(() => validateValue(definition, value, values)) >= LIMIT_MS) slow.push(name)
    }
    expect(slow).toEqual([])
    expect(cpuTimeMs(() => mappingWarnings(text, new Set()))).toBeLessThan(LIMIT_MS)
  },
)
