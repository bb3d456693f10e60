import * as z from 'zod/mini'
import { ownedValue } from '#/browser/owned-value'
import type { Channel } from './channel'

/** The server's default test model, which most providers know. */
const PREFERRED = 'gpt-3.5-turbo'

/** The choices of this browser, keyed by channel id as text; other keys are rejected. */
export const testModelChoices = ownedValue(
  'channel_test_models',
  z.record(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.string()),
)

/** Returns the chosen test model: from the channel when the server stores one, else from this browser. */
export function chosenTestModel({ id, test_model }: Pick<Channel, 'id' | 'test_model'>): string | undefined {
  return test_model ?? testModelChoices.read()?.[String(id)]
}

/**
 * Returns the model that a test requests: the chosen one if the channel lists it, else `gpt-3.5-turbo`, else the
 * first. Undefined for a channel without models.
 */
export function testModelOf(channel: Pick<Channel, 'id' | 'models' | 'test_model'>): string | undefined {
  const { id, models, test_model } = channel
  // The local choice takes precedence: the list allows another model for one test.
  return (
    [testModelChoices.read()?.[String(id)], test_model, PREFERRED].find(
      (name) => name && models.includes(name),
    ) ?? models[0]
  )
}

/** Stores the choice for one channel in this browser, for servers that store none; a blank one removes it. */
export function storeTestModel(id: number, model: string): void {
  const { [String(id)]: _former, ...others } = testModelChoices.read() ?? {}
  testModelChoices.write(model === '' ? others : { ...others, [String(id)]: model })
}

/** A channel as its form reads it: with the test model that this browser chose. */
export const withTestModel = (channel: Channel) => ({
  ...channel,
  test_model: chosenTestModel(channel) ?? '',
})
