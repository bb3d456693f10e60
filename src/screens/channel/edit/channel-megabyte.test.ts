import { expect, it } from 'vitest'
import { validateValue } from '#/fields/validate-value'
import { fieldNames } from '#/fields/field-values'
import { mappingWarnings } from '#/resources/channel/mapping-warnings'
import { channelToValues, NEW_CHANNEL } from './channel-values'
import { channelFields } from './channel-fields'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200

/** CPU time in ms, which does not depend on the load of the machine. */
function elapsedMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  return process.cpuUsage(start).user / 1000
}

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
      if (elapsedMs(() => validateValue(definition, value, values)) >= LIMIT_MS) slow.push(name)
    }
    expect(slow).toEqual([])
    expect(elapsedMs(() => mappingWarnings(text, new Set()))).toBeLessThan(LIMIT_MS)
  },
)
