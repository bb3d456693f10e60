import { parseWholeGoJson } from '../server/go-json'
import { completionRatios, modelRatios } from './model-ratios'
import type { Options } from './options'

/** Parses a ratio text like the server: empty if invalid, 0 for a value that is not a number. */
function ratiosOf(text: string): ReadonlyMap<string, number> {
  try {
    const json = parseWholeGoJson(text)
    if (json.kind !== 'object') return new Map()
    return new Map(
      json.members.map(([key, value]) => [key, value.kind === 'number' ? Number(value.text) : 0]),
    )
  } catch {
    // The server clears the map before it parses the text (K7.2).
    return new Map()
  }
}

const byName = new Map([
  ['gpt-3.5', 3],
  ['gpt-4o', 4],
  ['gpt-4-turbo', 3],
  ['gpt-4', 2],
  ['o1', 4],
  ['o3', 4],
  ['claude-3', 5],
  ['claude-', 3],
  ['mistral-', 3],
  ['gemini-', 3],
  ['deepseek-', 2],
])

const read = new WeakMap<Options, Map<string, { text: string; ratios: ReadonlyMap<string, number> }>>()

/** The ratio map of an option; cached by text because it has hundreds of entries. */
function ratiosIn(options: Options, key: string): ReadonlyMap<string, number> {
  const text = options.text(key)
  const known = read.get(options) ?? new Map<string, { text: string; ratios: ReadonlyMap<string, number> }>()
  const last = known.get(key)
  if (last?.text === text) return last.ratios
  const ratios = ratiosOf(text)
  read.set(options, known.set(key, { text, ratios }))
  return ratios
}

/** The ratios that determine the price of a call (K8.6). */
export interface PriceRatios {
  model: number
  group: number
  completion: number
}

/**
 * The ratios of a call (K8.6). Saved ratios take precedence over defaults, and names with a channel type, `model(33)`,
 * over plain names. The ratio of an unknown model is 30, of an unknown group 1.
 */
export function ratiosFor(options: Options, model: string, group: string, channelType: number): PriceRatios {
  const found = (saved: ReadonlyMap<string, number>, initial: ReadonlyMap<string, number>) => {
    const typed = `${model}(${channelType})`
    return saved.get(typed) ?? initial.get(typed) ?? saved.get(model) ?? initial.get(model)
  }
  const rule = [...byName].find(([beginning]) => model.startsWith(beginning))
  return {
    model: found(ratiosIn(options, 'ModelRatio'), modelRatios) ?? 30,
    group: ratiosIn(options, 'GroupRatio').get(group) ?? 1,
    completion: found(ratiosIn(options, 'CompletionRatio'), completionRatios) ?? rule?.[1] ?? 1,
  }
}
