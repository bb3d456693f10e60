import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { recordName, type NamedMembers } from '../known-record'
import { createdQuery, greatestFirst, recordQueries } from '../record-queries'
import { lenientList, lenientCode, lenientNumber, lenientText, optionalNumber, listPage } from '#/http/rows'
import type { StaticKey } from '#/i18n/i18n'

/** Schema of a token. Times are unix seconds, quotas server units. */
export const tokenSchema = z.lazy(() =>
  z.object({
    id: z.int().check(z.positive()),
    /** 48 characters, stored without the `sk-` prefix; blank when the server sends none. */
    key: lenientText.check(z.overwrite((key) => key.trim().replace(/^sk-/, ''))),
    status: lenientCode,
    name: lenientText,
    created_time: lenientNumber,
    /** -1 means never; undefined when the server sends none. */
    expired_time: optionalNumber,
    remain_quota: optionalNumber,
    /** A text other than `"false"` makes the row unreadable, because a wrong guess would show an unlimited quota. */
    unlimited_quota: z.pipe(
      z.nullish(z.union([z.boolean(), z.literal('false')])),
      z.transform((flag) => flag === true),
    ),
    used_quota: optionalNumber,
    models: lenientList,
    subnet: lenientList,
  }),
)
/** Token: an API key for the relay. */
export type Token = z.output<typeof tokenSchema>

export const TOKEN_STATUS = { enabled: 1, disabled: 2, expired: 3, exhausted: 4 } as const

export const TOKEN_STATUS_LABELS: Partial<Record<number, StaticKey>> = {
  [TOKEN_STATUS.enabled]: 'common.enabled',
  [TOKEN_STATUS.disabled]: 'common.disabled',
  [TOKEN_STATUS.expired]: 'token.status.expired',
  [TOKEN_STATUS.exhausted]: 'token.status.exhausted',
}

export const tokenName = (token: NamedMembers) => recordName('token', token)

/** Returns the key with its `sk-` prefix, as API clients send it. */
export function secretOf(token: Pick<Token, 'key'>): string {
  return `sk-${token.key}`
}

/** Whether the token has a key to copy or to pass to a chat client. */
export function hasKey({ key }: Pick<Token, 'key'>): boolean {
  return key !== ''
}

/**
 * What a token has consumed, in server units; undefined where nobody knows: the server does not count it while the quota is
 * unlimited.
 */
export function countedUse({ used_quota, unlimited_quota }: Pick<Token, 'used_quota' | 'unlimited_quota'>) {
  return unlimited_quota && used_quota === 0 ? undefined : used_quota
}

/** Characters of a key that are shown at its beginning and at its end. */
const SHOWN = 4

/** Returns a key by which its owner recognises it, such as `sk-4DSQ…Veca`; a short one is masked whole. */
export function shortenedKey({ key }: Pick<Token, 'key'>): string {
  if (key === '') return '–'
  return key.length < SHOWN * 4 ? 'sk-…' : `sk-${key.slice(0, SHOWN)}…${key.slice(-SHOWN)}`
}

/** Expiry of a token that never expires; the server treats every other number as a time, 0 too. */
export const NEVER_EXPIRES = -1

/** Whether the expiry is past, regardless of the status, which the server updates later. */
export function isExpiredAt({ expired_time }: Pick<Token, 'expired_time'>, nowSeconds: number): boolean {
  return expired_time !== undefined && expired_time !== NEVER_EXPIRES && expired_time < nowSeconds
}

/** Orders of the list that the server supports; `''` is newest first. */
export const TOKEN_ORDERS = ['', 'remain_quota', 'used_quota'] as const
export type TokenOrder = (typeof TOKEN_ORDERS)[number]

export const TOKEN_STATUS_FILTERS = ['', '1', '2', '3', '4'] as const

const tokens = listPage(tokenSchema)

/** Sorts tokens as the server orders its list: unlimited ones before those with the most left. */
export function tokensInOrder(rows: readonly Token[], order: TokenOrder): Token[] {
  return greatestFirst(rows, (token) =>
    order === 'remain_quota' && token.unlimited_quota ? Infinity : (token[order || 'id'] ?? -Infinity),
  )
}

const withoutKey = (token: Token): Token => ({ ...token, key: '' })

export const tokenQueries = {
  ...recordQueries({
    noun: 'token',
    schema: tokenSchema,
    searched: ({ name }) => ({ texts: [name] }),
  }),
  /** All own tokens without their keys, to choose one: the cache holds no key for longer than a list shows it. */
  choices: () =>
    queryOptions({
      queryKey: ['token', 'choices'],
      queryFn: async ({ signal }) => {
        const { rows } = await gateway.get('api/token/search', tokens, { search: { keyword: '' }, signal })
        return rows.map(withoutKey)
      },
    }),
  /** With their keys. */
  created: () => createdQuery<readonly Token[]>('token'),
}
