import * as z from 'zod/mini'
import { lenientList } from '#/http/comma-text'
import { lenientCode, lenientNumber, lenientText, lenientWhole } from '#/http/row-values'
import { t, type StaticKey } from '#/i18n/i18n'

/**
 * An upstream (K5.2). The key is not here on purpose: reads leave it blank, and the answer to an edit,
 * which has it in clear, loses it at this door (K10.20, T-10). Times are unix seconds.
 */
export const channelSchema = z.object({
  id: z.int().check(z.positive()),
  /** See `channel-types/`. */
  type: lenientCode,
  status: lenientCode,
  name: lenientText,
  /** Never negative on the server. */
  weight: lenientWhole,
  /** Higher is preferred; may be negative. */
  priority: lenientWhole,
  created_time: lenientNumber,
  /** 0 until the first test. */
  test_time: lenientNumber,
  /** Milliseconds; 0 until the first test, and after a failed one. */
  response_time: lenientNumber,
  base_url: lenientText,
  /** Older place of one value per type; a value in `config` wins over it. */
  other: lenientText,
  /** In the currency of its type; undefined where the server tells none (SH-35). */
  balance: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? undefined),
  ),
  balance_updated_time: lenientNumber,
  models: lenientList,
  group: lenientList,
  used_quota: lenientNumber,
  /** JSON as text, possibly not valid. */
  model_mapping: lenientText,
  /** JSON as text, possibly not valid. */
  config: lenientText,
  system_prompt: lenientText,
  /** Undefined where the server does not keep one. */
  test_model: z.catch(z.optional(z.string()), undefined),
})
export type Channel = z.output<typeof channelSchema>

/** Status numbers of a channel (K8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

const CHANNEL_STATUS_LABELS: Record<number, StaticKey> = {
  [CHANNEL_STATUS.enabled]: 'channel.status.enabled',
  [CHANNEL_STATUS.disabled]: 'channel.status.disabled',
  [CHANNEL_STATUS.disabledByServer]: 'channel.status.disabledByServer',
}

/** The word for a status number, or undefined for one that this console does not know. */
export function channelStatusLabel(status: number): StaticKey | undefined {
  return CHANNEL_STATUS_LABELS[status]
}

/** Whether a channel is switched off, by hand or by the server: what *Delete disabled* takes (K6.7). */
export function isChannelDisabled({ status }: Pick<Channel, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}

/** The status a toggle moves to: a disabled or unknown one becomes enabled. */
export function toggledChannelStatus({ status }: Pick<Channel, 'status'>): number {
  return status === CHANNEL_STATUS.enabled ? CHANNEL_STATUS.disabled : CHANNEL_STATUS.enabled
}

/** What a channel is called in lists and on buttons; the server accepts a blank name. */
export function channelName({ name, id }: Pick<Channel, 'name' | 'id'>): string {
  return name.trim() === '' ? t('channel.unnamed', { id }) : name
}
