import type { ChannelRow } from '../channel/channel-row'
import { addressError, requestAddress } from './providers'
import { providerOf } from './rules'

const CHAT = '/v1/chat/completions'
const DEFAULT_MODEL = 'gpt-3.5-turbo'

/** How a test ended: with the model's reply, or with an error that may be the provider's rejection. */
export type TestOutcome =
  | { isGood: true; model: string; message: string }
  | { isGood: false; model: string; message: string; isRejection: boolean }

function mappingOf(text: string | null): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    // The server reads a map of texts: one value that is none spoils all.
    return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : {}
  } catch {
    return {}
  }
}

/**
 * The model a test really asks for: the wanted one when the channel's list contains its letters, else the first of
 * the list; then the channel's mapping (K6.7, call 42).
 */
function testedModel({ models, model_mapping }: Readonly<ChannelRow>, wanted: string): string {
  const named = wanted || DEFAULT_MODEL
  const model = models.includes(named) ? named : (models.split(',')[0] ?? '')
  const mapping = mappingOf(model_mapping)
  return (Object.hasOwn(mapping, model) && mapping[model]) || model
}

/** Why a request cannot be sent or gets no answer, undefined when it does. */
export function networkError(verb: string, channel: Readonly<ChannelRow>, path: string): string | undefined {
  const error = addressError(verb, channel, path)
  if (error !== undefined || !providerOf(channel).isUnreachable) return error
  const address = requestAddress(channel)
  const host = URL.parse(address)?.hostname ?? ''
  return `${verb} ${JSON.stringify(`${address}${path}`)}: dial tcp: lookup ${host}: no such host`
}

/** What the pretended provider of a channel makes of a test (K6.7, call 42). */
export function runChannelTest(channel: Readonly<ChannelRow>, wanted: string): TestOutcome {
  const { refusal, isSilent, reply } = providerOf(channel)
  const model = testedModel(channel, wanted)
  const failed = (message: string, isRejection = false): TestOutcome => ({
    isGood: false,
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
  return { isGood: true, model, message: reply ?? model }
}
