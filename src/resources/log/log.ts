import * as z from 'zod/mini'
import type { PlainKey } from '#/i18n/i18n'

const text = z.catch(z.string(), '')
const count = z.catch(z.number(), 0)
const flag = z.catch(z.boolean(), false)

/** An entry of the usage log as the server sends it (contract 5.5). Times are unix seconds. */
export const logSchema = z.object({
  /** 0 in the own list: the server leaves the column out there. */
  id: z.int().check(z.nonnegative()),
  created_at: z.number(),
  type: z.int(),
  /** Prose of the server, or of whoever topped up by API. */
  content: z.string(),
  /** The name at the time of writing; blank for channel tests. */
  username: text,
  token_name: text,
  model_name: text,
  /** Server units. */
  quota: z.number(),
  prompt_tokens: count,
  completion_tokens: count,
  /** The channel's id; 0 means none. */
  channel: z.catch(z.int(), 0),
  request_id: text,
  /** Milliseconds; 0 where the server did not measure. */
  elapsed_time: count,
  is_stream: flag,
  system_prompt_reset: flag,
})
export type LogOnWire = z.output<typeof logSchema>

/** An entry with what tells it from others, since its id may not. */
export interface Log extends LogOnWire {
  /** Unique in its list: the id, or content and ordinal. */
  key: string
  /** Equal for entries of equal content. */
  print: string
}

/** Type numbers of entries; as a filter 0 asks for all of them. */
export const LOG_TYPE = { topUp: 1, consumption: 2, management: 3, system: 4, test: 5 } as const

const TYPE_LABELS: Record<number, PlainKey> = {
  0: 'log.type.unknown',
  [LOG_TYPE.topUp]: 'log.type.topUp',
  [LOG_TYPE.consumption]: 'log.type.consumption',
  [LOG_TYPE.management]: 'log.type.management',
  [LOG_TYPE.system]: 'log.type.system',
  [LOG_TYPE.test]: 'log.type.test',
}

/** The word for a type number, or undefined for one that this console does not know. */
export function logTypeLabel(type: number): PlainKey | undefined {
  return TYPE_LABELS[type]
}
