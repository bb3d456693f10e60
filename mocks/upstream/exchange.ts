import type { ChannelRow } from '../channel/channel-row'
import { addressError, requestAddress } from './providers'
import { providerOf } from './rules'

const CHAT = '/v1/chat/completions'
const DEFAULT_MODEL = 'gpt-3.5-turbo'

/** Result of a channel test: the model's reply, or an error (`isRejection` if the provider rejected the key). */
export type TestOutcome =
  | { isSuccess: true; model: string; message: string }
  | { isSuccess: false; model: string; message: string; isRejection: boolean }

function mappingOf(text: string | null): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    // Go decodes into a map of strings; one value of another type invalidates the whole map.
    return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : {}
  } catch {
    return {}
  }
}

/** The name that is sent to the provider for a model, by the channel's mapping. */
export function mappedModel({ model_mapping }: Pick<ChannelRow, 'model_mapping'>, model: string): string {
  const mapping = mappingOf(model_mapping)
  return (Object.hasOwn(mapping, model) && mapping[model]) || model
}

/**
 * The model used by a test: the requested one if the channel's list contains it as a substring, else the first of the
 * list; then mapped by the channel's model mapping (K6.7, call 42).
 */
function testedModel({ models, model_mapping }: Readonly<ChannelRow>, requestedModel: string): string {
  const candidate = requestedModel || DEFAULT_MODEL
  return mappedModel({ model_mapping }, models.includes(candidate) ? candidate : (models.split(',')[0] ?? ''))
}

/** Go's error if the request cannot be sent or gets no response; undefined otherwise. */
export function networkError(verb: string, channel: Readonly<ChannelRow>, path: string): string | undefined {
  const error = addressError(verb, channel, path)
  if (error !== undefined || !providerOf(channel).isUnreachable) return error
  const address = requestAddress(channel)
  const host = URL.parse(address)?.hostname ?? ''
  return `${verb} ${JSON.stringify(`${address}${path}`)}: dial tcp: lookup ${host}: no such host`
}

/** Runs a channel test against the mock provider (K6.7, call 42). */
export function runChannelTest(channel: Readonly<ChannelRow>, requestedModel: string): TestOutcome {
  const { refusal, isSilent, reply } = providerOf(channel)
  const model = testedModel(channel, requestedModel)
  const failed = (message: string, isRejection = false): TestOutcome => ({
    isSuccess: false,
    model,
    message,
    isRejection,
  })
  const error = networkError('Post', channel, CHAT)
  if (error !== undefined) {
    const step = error.startsWith('parse ') ? 'new request' : 'do request'
    return failed(`${step} failed: ${error}`)
  }
  if (refusal) {
    const text = refusal.text && `, error message: ${refusal.text}`
    return failed(`http status code: ${refusal.status}${text}`, refusal.isRejection)
  }
  if (isSilent) return failed('response has no choices')
  return { isSuccess: true, model, message: reply ?? model }
}
