import { describe, expect, it } from 'vitest'
import { channelEdits } from './channel-edits'

const OPENAI = 1
const OPENAI_COMPATIBLE = 50

/** What the edit of base URLs offers for `typed`, among channels of these types. */
function offer(types: readonly number[], typed: string): string | undefined {
  const channels = types.map((type) => ({ type }))
  return channelEdits(channels)
    .find(({ name }) => name === 'base_url')
    ?.repair?.(typed)
}

describe('bulk edit of base URLs: offers the base of what was pasted', () => {
  it.each([
    ['https://up.example/v1', 'https://up.example'],
    ['https://up.example/v1/', 'https://up.example'],
    ['https://up.example/V1/Chat/Completions', 'https://up.example'],
    ['https://up.example/proxy/v1/models', 'https://up.example/proxy'],
    ['https://up.example/?key=1#top', 'https://up.example'],
    ['\u200Bhttp://10.0.0.2:8080/v1/embeddings ', 'http://10.0.0.2:8080'],
    ['https://up.example', undefined],
    ['https://up.example/', undefined],
    ['up.example/v1', undefined],
    ['', undefined],
  ])('%s', (typed, base) => expect(offer([OPENAI, OPENAI], typed)).toBe(base))

  it('keeps the version if one of the channels needs it', () => {
    expect(offer([OPENAI, OPENAI_COMPATIBLE], 'https://up.example/v1/chat/completions')).toBe(
      'https://up.example/v1',
    )
    expect(offer([OPENAI, OPENAI_COMPATIBLE], 'https://up.example/v1')).toBeUndefined()
  })
})

describe('bulk edit of model mappings', () => {
  const way = (name: string) =>
    channelEdits([{ type: OPENAI }])
      .find((edit) => edit.name === 'model_mapping')
      ?.ways.find((one) => one.name === name)

  it('adds pairs to those that a channel has', () => {
    const added = way('add')?.apply('{"a":"x","b":"y"}', '{"b":"z","c":"z"}')
    expect(JSON.parse(String(added))).toEqual({ a: 'x', b: 'z', c: 'z' })
  })
})
