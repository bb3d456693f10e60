import { expect, it } from 'vitest'
import { validateValue } from '#/fields/validate-value'
import { fieldNames } from '#/fields/field-values'
import { mappingWarnings } from '#/resources/channel/mapping-warnings'
import { channelToValues, NEW_CHANNEL } from './channel-values'
import { channelFields } from './channel-fields'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200

/** Processor time, which does not depend on what else the machine does. */
function elapsedMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  return process.cpuUsage(start).user / 1000
}

it.each(Array.from('{["\\/0.,:;@-|a \t\né'))(
  'a channel with a megabyte of %j is validated within 200 ms',
  (character) => {
    const fields = channelFields({})
    const text = character.repeat(MEGABYTE)
    const slow: string[] = []
    for (const name of fieldNames(fields)) {
      const asked = fields[name]
      if (!asked || asked.kind === 'switch') continue
      const value = asked.kind === 'tags' ? [text] : text
      const values = { ...channelToValues(NEW_CHANNEL), [name]: value }
      if (elapsedMs(() => validateValue(asked, value, values)) >= LIMIT_MS) slow.push(name)
    }
    expect(slow).toEqual([])
    expect(elapsedMs(() => mappingWarnings(text, new Set()))).toBeLessThan(LIMIT_MS)
  },
)
