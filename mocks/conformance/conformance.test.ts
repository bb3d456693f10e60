import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { sections } from './cases/sections'
import { embeddedWire } from './embedded-wire'
import { runCase } from './run-case'

const gateway = createGateway()

describe.each(sections)('K$section', ({ cases }) => {
  it.each(cases)('$name', async (testCase) => {
    // A new server: root is the only user, as with an empty database.
    const world = gateway.worlds.create({ seed: 'empty', limits: testCase.limits })
    const saveOptions = async (options: Readonly<Record<string, string>>) => {
      for (const [key, value] of Object.entries(options)) world.options.save(key, value)
    }
    const run = { wire: embeddedWire(gateway, world), rootPassword: '123456', saveOptions }
    expect((await runCase(testCase, run)).join('\n')).toBe('')
  })
})

it('case names are unique within a section', () => {
  const names = sections.flatMap(({ section, cases }) => cases.map(({ name }) => `${section} ${name}`))
  expect(names.length).toBeGreaterThanOrEqual(300)
  expect(new Set(names).size).toBe(names.length)
})
