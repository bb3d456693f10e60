import * as z from 'zod/mini'
import {
  lenientCode,
  lenientFlag,
  lenientNumber,
  lenientText,
  lenientWhole,
  perhapsNumber,
  perhapsText,
} from '#/http/row-values'
import type { StaticKey } from '#/i18n/i18n'

/** An entry of the usage log as the server sends it (K5.5). Times are unix seconds. */
export const logSchema = z.object({
  /** 0 in the own list: the server leaves the column out there. */
  id: z.int().check(z.nonnegative()),
  created_at: lenientNumber,
  type: lenientCode,
  /** Prose of the server, or of whoever topped up by API; undefined where it sent none. */
  content: perhapsText,
  /** The name at the time of writing; blank for channel tests. */
  username: lenientText,
  token_name: lenientText,
  model_name: lenientText,
  /** Server units; undefined where the server does not say. */
  quota: perhapsNumber,
  prompt_tokens: lenientNumber,
  completion_tokens: lenientNumber,
  /** The channel's id; 0 means none. */
  channel: lenientWhole,
  request_id: lenientText,
  /** Milliseconds; 0 where the server did not measure. */
  elapsed_time: lenientNumber,
  is_stream: lenientFlag,
  system_prompt_reset: lenientFlag,
})
export type WireLog = z.output<typeof logSchema>

/** An entry with what tells it from others, since its id may not. */
export interface Log extends WireLog {
  /** Unique in its list: the id, or content and ordinal. */
  key: string
  /** Equal for entries of equal content. */
  fingerprint: string
}

/** Type numbers of entries; as a filter 0 asks for all of them. */
export const LOG_TYPE = { topUp: 1, consumption: 2, management: 3, system: 4, test: 5 } as const

const LOG_TYPE_LABELS: Record<number, StaticKey> = {
  0: 'log.type.unknown',
  [LOG_TYPE.topUp]: 'log.type.topUp',
  [LOG_TYPE.consumption]: 'log.type.consumption',
  [LOG_TYPE.management]: 'log.type.management',
  [LOG_TYPE.system]: 'log.type.system',
  [LOG_TYPE.test]: 'log.type.test',
}

/** The word for a type number, or undefined for one that this console does not know. */
export function logTypeLabel(type: number): StaticKey | undefined {
  return LOG_TYPE_LABELS[type]
}
