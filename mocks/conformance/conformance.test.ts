import { describe, expect, it } from 'vitest'
import { createGateway, type Gateway } from '../gateway'
import { sections } from './cases/sections'
import { runCase } from './run-case'
import type { World } from '../world'
import type { Wire } from './wire'

/** Connects to a world of the embedded gateway without a network. */
function embeddedWire(gateway: Gateway, { id }: Pick<World, 'id'>): Wire {
  return {
    send: async ({ method, path, headers, body }, cookies) => {
      const label = path.startsWith('/__gateway/') ? { 'content-type': 'application/json' } : undefined
      const init: RequestInit = { method, headers: { ...label, ...headers }, body }
      const request = new Request(`http://gateway.test${path}`, init)
      const response = await gateway.handle(request, { cookies: `gateway_world=${id}; ${cookies}` })
      if (response.kind === 'reset') throw new Error(`the connection broke: ${method} ${path}`)
      return { status: response.status, headers: response.headers, text: response.body }
    },
  }
}

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
