import { describe, expect, it } from 'vitest'
import { Options } from './options'
import { ratiosFor } from './ratios'

function ratios(options: Record<string, string>, model: string, group = 'default', channelType = 1) {
  const held = new Options()
  for (const [key, value] of Object.entries(options)) held.save(key, value)
  const found = ratiosFor(held, model, group, channelType)
  return [found.model, found.group, found.completion]
}

describe('the ratios of a call', () => {
  it.each([
    [{}, 'gpt-4', [15, 1, 2]],
    [{}, 'gpt-4o', [2.5, 1, 4]],
    [{}, 'claude-3-opus-20240229', [7.5, 1, 5]],
    [{}, 'openrouter/auto', [-500_000, 1, 1]],
    [{}, 'glm-4-flash', [0, 1, 1]],
    [{}, 'whisper-1', [15, 1, 0]],
    [{}, 'nobody-knows-me', [30, 1, 1]],
    [{ ModelRatio: '{"gpt-4":3}' }, 'gpt-4', [3, 1, 2]],
    [{ ModelRatio: '{"gpt-4":0}' }, 'gpt-4', [0, 1, 2]],
    [{ ModelRatio: '{"gpt-4":3}' }, 'gpt-4o', [2.5, 1, 4]],
    [{ ModelRatio: '{"gpt-4":3,' }, 'gpt-4', [15, 1, 2]],
    [{ ModelRatio: '{"gpt-4":"3"}' }, 'gpt-4', [0, 1, 2]],
    [{ CompletionRatio: '{"gpt-4":9}' }, 'gpt-4', [15, 1, 9]],
    [{ GroupRatio: '{"default":0.5}' }, 'gpt-4', [15, 0.5, 2]],
    [{ GroupRatio: '{' }, 'gpt-4', [15, 1, 2]],
    [{ ModelRatio: '{"gpt-4":3,"gpt-4(1)":4}' }, 'gpt-4', [4, 1, 2]],
    [{ ModelRatio: '{"gpt-4":3,"gpt-4(33)":4}' }, 'gpt-4', [3, 1, 2]],
  ])('with %j for %s are %j', (options, model, expected) => {
    expect(ratios(options, model)).toEqual(expected)
  })

  it('change when the option is saved', () => {
    const options = new Options()
    for (const [ratio, expected] of [
      ['{"x":2}', 2],
      ['{"x":3}', 3],
    ] as const) {
      options.save('ModelRatio', ratio)
      expect(ratiosFor(options, 'x', 'default', 1).model).toBe(expected)
    }
  })
})
