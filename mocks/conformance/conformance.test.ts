import { describe, expect, it } from 'vitest'
import { createGateway } from '../gateway'
import { sections } from './cases/sections'
import { embeddedWire } from './embedded-wire'
import { runCase } from './run-case'

const gateway = createGateway()

describe.each(sections)('contract $section', ({ cases }) => {
  it.each(cases)('$says', async (one) => {
    // A server as it is on its first day: root alone, as a real one is after an empty database.
    const world = gateway.worlds.create({ seed: 'empty', limits: one.limits })
    const saveOptions = async (options: Readonly<Record<string, string>>) => {
      for (const [key, value] of Object.entries(options)) world.options.save(key, value)
    }
    const run = { wire: embeddedWire(gateway, world), rootPassword: '123456', saveOptions }
    expect((await runCase(one, run)).join('\n')).toBe('')
  })
})

it('every case says something of its own', () => {
  const said = sections.flatMap(({ section, cases }) => cases.map(({ name }) => `${section} ${name}`))
  expect(said.length).toBeGreaterThanOrEqual(300)
  expect(new Set(said).size).toBe(said.length)
})
