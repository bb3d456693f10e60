import * as z from 'zod/mini'
import { parseJsonObject } from '#/fields/json-object'
import { formatSeconds } from '#/format/timestamp'
import { recordName, type NamedMembers } from '../known-record'
import { recordQueries } from '../record-queries'
import {
  lenientList,
  lenientCode,
  lenientNumber,
  lenientText,
  lenientInteger,
  type ListPage,
} from '#/http/rows'
import { t, type StaticKey } from '#/i18n/i18n'
import type { ConfigTexts } from './channel-types/channel-type'

/** Settings that a channel stores for its type. */
export interface ChannelConfig {
  /** As stored: JSON, a blank, or an invalid text. */
  text: string
  /** Members that are strings, by name; empty for a blank text, undefined for one that is not a JSON object. */
  texts: ConfigTexts | undefined
}

const isText = (member: [string, unknown]): member is [string, string] => typeof member[1] === 'string'

/** Parses the config of a channel. Its other members are kept in the text only. */
export function parseConfig(text: string): ChannelConfig {
  if (text.trim() === '') return { text, texts: {} }
  const parsed = parseJsonObject(text)
  // The cache copies objects by assignment, which would set the prototype.
  const members = Object.entries({ ...parsed }).filter(([name]) => name !== '__proto__')
  return { text, texts: parsed && Object.fromEntries(members.filter(isText)) }
}

/**
 * Schema of a channel, times in unix seconds. It has no key on purpose: reads return a blank one, and the
 * response to an edit returns it in clear, which parsing drops.
 */
export const channelSchema = z.lazy(() =>
  z.object({
    id: z.int().check(z.positive()),
    type: lenientCode,
    status: lenientCode,
    name: lenientText,
    /** Non-negative. */
    weight: lenientInteger,
    /** Higher is preferred; may be negative. */
    priority: lenientInteger,
    created_time: lenientNumber,
    /** 0 until the first test. */
    test_time: lenientNumber,
    /** Milliseconds; 0 until the first test, and after a failed one. */
    response_time: lenientNumber,
    base_url: lenientText,
    /** Older storage of one value per type; a value in `config` overrides it. */
    other: lenientText,
    /** In the currency of the type; undefined when the server sends none. */
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
    config: z.pipe(lenientText, z.transform(parseConfig)),
    system_prompt: lenientText,
    /** Undefined when the server stores none. */
    test_model: z.catch(z.optional(z.string()), undefined),
  }),
)
/** Channel: an upstream provider and how requests reach it. */
export type Channel = z.output<typeof channelSchema>

export const CHANNEL_STATUS = { enabled: 1, disabled: 2, disabledByServer: 3 } as const

export const CHANNEL_STATUS_LABELS: Partial<Record<number, StaticKey>> = {
  [CHANNEL_STATUS.enabled]: 'common.enabled',
  [CHANNEL_STATUS.disabled]: 'common.disabled',
  [CHANNEL_STATUS.disabledByServer]: 'channel.status.disabledByServer',
}

/** Name of a status; that of an unknown one has its number. */
export function channelStatusName(status: number): string {
  const label = CHANNEL_STATUS_LABELS[status]
  return label ? t(label) : t('common.unknownStatus', { n: status })
}

/** Whether the last test failed: the server then stores its time, but no response time. */
export function hasFailedTest({ test_time, response_time }: Channel): boolean {
  return test_time > 0 && response_time <= 0
}

export function lastTestText(channel: Channel): string {
  if (channel.test_time === 0) return t('channel.response.untested')
  if (hasFailedTest(channel)) return t('channel.response.lastFailed')
  return t('channel.response.last', { s: formatSeconds(channel.response_time) })
}

/** Whether a channel is disabled, by hand or by the server; *Delete disabled* removes both. */
export function isChannelDisabled({ status }: Pick<Channel, 'status'>): boolean {
  return status === CHANNEL_STATUS.disabled || status === CHANNEL_STATUS.disabledByServer
}

export const channelName = (channel: NamedMembers) => recordName('channel', channel)

/** Text of a channel in a list of choices: the number tells channels of one name apart. */
export const channelText = (id: number, name: string) => `${name} · #${id}`

/** The names with the number of each channel that is not the only one of its name. */
export function distinctNames(names: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    Array.from(names, ([id, name]) => [id, (counts.get(name) ?? 0) > 1 ? channelText(id, name) : name]),
  )
}

export const channelQueries = recordQueries({
  noun: 'channel',
  schema: channelSchema,
  searched: ({ id, name }) => ({ id, texts: [name] }),
})

/** All channels by one call, for those who have no list of them; read again after a minute. */
export const everyChannel = () => ({ ...channelQueries.matching(''), staleTime: 60_000, meta: {} })

const namesById = ({ rows }: ListPage<Channel>) => new Map(rows.map((row) => [row.id, channelName(row)]))

/** The names of all channels by id; for administrators only. */
export const channelNamesQuery = () => ({ ...everyChannel(), staleTime: 10 * 60_000, select: namesById })
