import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import { t, type PlainKey } from '#/i18n/i18n'

const whole = z.int()
/** A statistic: shown when it can be read, never a reason to hide the row. */
const statistic = z.catch(whole, 0)
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)
const counter = z.pipe(
  z.nullish(whole),
  z.transform((value) => value ?? 0),
)

/**
 * An upstream (contract 5.2). The key is not here on purpose: reads leave it blank, and the answer to an edit,
 * which has it in clear, loses it at this door (D20, T-10). Times are unix seconds.
 */
export const channelSchema = z.object({
  id: whole.check(z.positive()),
  /** See `channel-types/`. */
  type: whole,
  status: whole,
  name: z.string(),
  /** Never negative on the server. */
  weight: counter,
  /** Higher is preferred; may be negative. */
  priority: counter,
  created_time: statistic,
  /** 0 until the first test. */
  test_time: statistic,
  /** Milliseconds; 0 until the first test, and after a failed one. */
  response_time: statistic,
  base_url: text,
  /** Older place of one value per type; a value in `config` wins over it. */
  other: text,
  /** In the currency of its type; undefined where the server tells none (SH-35). */
  balance: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? undefined),
  ),
  balance_updated_time: statistic,
  models: commaText,
  group: commaText,
  used_quota: statistic,
  /** JSON as text, possibly not valid. */
  model_mapping: text,
  /** JSON as text, possibly not valid. */
  config: text,
  system_prompt: text,
  /** Undefined where the server does not keep one. */
  test_model: z.catch(z.optional(z.string()), undefined),
})
export type Channel = z.output<typeof channelSchema>

/** Status numbers of a channel (contract 8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

const STATUS_LABELS: Record<number, PlainKey> = {
  [CHANNEL_STATUS.enabled]: 'channel.status.enabled',
  [CHANNEL_STATUS.disabled]: 'channel.status.disabled',
  [CHANNEL_STATUS.disabledByServer]: 'channel.status.disabledByServer',
}

/** The word for a status number, or undefined for one that this console does not know. */
export function channelStatusLabel(status: number): PlainKey | undefined {
  return STATUS_LABELS[status]
}

/** Whether a channel is switched off, by hand or by the server: what *Delete disabled* takes (contract 6.7). */
export function isDisabled({ status }: Pick<Channel, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}

/** The status a toggle moves to (spec 4): a disabled or unknown one becomes enabled. */
export function toggledStatus({ status }: Pick<Channel, 'status'>): number {
  return status === CHANNEL_STATUS.enabled ? CHANNEL_STATUS.disabled : CHANNEL_STATUS.enabled
}

/** What a channel is called in lists and on buttons; the server accepts a blank name. */
export function channelName({ name, id }: Pick<Channel, 'name' | 'id'>): string {
  return name.trim() === '' ? t('channel.unnamed', { id }) : name
}
