import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../user/hostile-texts'
import { createWorld } from '../worlds'

describe('seeds of tokens', () => {
  it.each([
    ['small', 45],
    ['large', 5006],
    ['empty', 0],
    ['hostile', 2 * hostileTexts.length],
  ] as const)('%s has %i', (seed, count) => {
    expect(createWorld(seed, { seed }).tokens.size).toBe(count)
  })

  it('hostile has every text as a name for root and alice, and some in other fields', () => {
    const tokens = createWorld('hostile', { seed: 'hostile' }).tokens.all()
    for (const owner of [1, 3]) {
      const own = tokens.filter(({ user_id }) => user_id === owner)
      expect(own.map(({ name }) => name)).toEqual(hostileTexts)
    }
    for (const field of ['key', 'models', 'subnet'] as const)
      expect(tokens.some((row) => hostileTexts.some((text) => row[field]?.startsWith(text)))).toBe(true)
  })
})
