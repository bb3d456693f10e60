import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import type { Channel } from './channel'

/** What the server tests with when it is told nothing, and most upstreams know. */
const PREFERRED = 'gpt-3.5-turbo'

/** Ids as texts; any other key is no choice of ours. */
const choices = storedValue(
  'channel_test_models',
  z.record(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.string()),
)

/** The model chosen for tests: by the channel itself where its server keeps one, else in this browser. */
export function chosenTestModel({ id, test_model }: Pick<Channel, 'id' | 'test_model'>): string | undefined {
  return test_model ?? choices.read()?.[String(id)]
}

/**
 * The model a test of this channel asks for: the chosen one while it is among the models, else
 * `gpt-3.5-turbo`, else the first. Undefined for a channel without models.
 */
export function testModelOf(channel: Pick<Channel, 'id' | 'models' | 'test_model'>): string | undefined {
  const { id, models, test_model } = channel
  // The list's own choice goes first: it may differ from what the server keeps, for one test.
  return (
    [choices.read()?.[String(id)], test_model, PREFERRED].find((name) => name && models.includes(name)) ??
    models[0]
  )
}

/** Keeps the choice for one channel in this browser, for servers that keep none; a blank one forgets it. */
export function storeTestModel(id: number, model: string): void {
  const { [String(id)]: _former, ...others } = choices.read() ?? {}
  choices.write(model === '' ? others : { ...others, [String(id)]: model })
}

/** Calls `listener` when a choice changes, here or in another tab. Returns how to stop that. */
export function onTestModelChange(listener: () => void): () => void {
  return choices.subscribe(listener)
}
