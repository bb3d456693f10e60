import * as z from 'zod/mini'
import { lenientList } from '#/http/comma-text'
import { lenientCode, lenientNumber, lenientText, lenientWhole } from '#/http/row-values'
import { t, type StaticKey } from '#/i18n/i18n'

/**
 * Schema of a channel (K5.2), times in unix seconds. It has no key on purpose: reads return a blank one, and the
 * response to an edit returns it in clear, which parsing drops (K10.20, T-10).
 */
export const channelSchema = z.object({
  id: z.int().check(z.positive()),
  /** Number of a record in `channel-types/`. */
  type: lenientCode,
  status: lenientCode,
  name: lenientText,
  /** Non-negative. */
  weight: lenientWhole,
  /** Higher is preferred; may be negative. */
  priority: lenientWhole,
  created_time: lenientNumber,
  /** 0 until the first test. */
  test_time: lenientNumber,
  /** Milliseconds; 0 until the first test, and after a failed one. */
  response_time: lenientNumber,
  base_url: lenientText,
  /** Older storage of one value per type; a value in `config` overrides it. */
  other: lenientText,
  /** In the currency of the type; undefined when the server sends none (SH-35). */
  balance: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? undefined),
  ),
  balance_updated_time: lenientNumber,
  models: lenientList,
  group: lenientList,
  used_quota: lenientNumber,
  /** JSON text, possibly invalid. */
  model_mapping: lenientText,
  /** JSON text, possibly invalid. */
  config: lenientText,
  system_prompt: lenientText,
  /** Undefined when the server stores none. */
  test_model: z.catch(z.optional(z.string()), undefined),
})
/** Channel: an upstream provider and how requests reach it. */
export type Channel = z.output<typeof channelSchema>

/** Status numbers of a channel (K8.1). */
export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

const CHANNEL_STATUS_LABELS: Record<number, StaticKey> = {
  [CHANNEL_STATUS.enabled]: 'channel.status.enabled',
  [CHANNEL_STATUS.disabled]: 'channel.status.disabled',
  [CHANNEL_STATUS.disabledByServer]: 'channel.status.disabledByServer',
}

/** Returns the label key of a status number; undefined for an unknown one. */
export function channelStatusLabel(status: number): StaticKey | undefined {
  return CHANNEL_STATUS_LABELS[status]
}

/** Whether a channel is disabled, by hand or by the server; *Delete disabled* removes both (K6.7). */
export function isChannelDisabled({ status }: Pick<Channel, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}

/** Returns the status after a toggle; a disabled or unknown one becomes enabled. */
export function toggledChannelStatus({ status }: Pick<Channel, 'status'>): number {
  return status === CHANNEL_STATUS.enabled ? CHANNEL_STATUS.disabled : CHANNEL_STATUS.enabled
}

/** Returns the display name of a channel; its id when the name is blank, which the server accepts. */
export function channelName({ name, id }: Pick<Channel, 'name' | 'id'>): string {
  return name.trim() === '' ? t('channel.unnamed', { id }) : name
}
