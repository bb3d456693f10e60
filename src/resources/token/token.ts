import * as z from 'zod/mini'
import { lenientList } from '#/http/comma-text'
import { lenientCode, lenientNumber, lenientText, perhapsNumber } from '#/http/row-values'
import { t, type StaticKey } from '#/i18n/i18n'

/** A key for the relay (K5.3). Times are unix seconds, quotas server units. */
export const tokenSchema = z.object({
  id: z.int().check(z.positive()),
  /** 48 characters, kept without the `sk-` in front; blank where the server sends none. */
  key: z.pipe(
    lenientText,
    z.transform((key) => key.trim().replace(/^sk-/, '')),
  ),
  status: lenientCode,
  name: lenientText,
  created_time: lenientNumber,
  /** -1 means never; undefined where the server does not say. */
  expired_time: perhapsNumber,
  remain_quota: perhapsNumber,
  /** A text other than `"false"` makes the row unreadable: nobody is promised an unlimited quota by mistake. */
  unlimited_quota: z.pipe(
    z.nullish(z.union([z.boolean(), z.literal('false')])),
    z.transform((flag) => flag === true),
  ),
  used_quota: perhapsNumber,
  models: lenientList,
  subnet: lenientList,
})
export type Token = z.output<typeof tokenSchema>

/** Status numbers of a token. */
export const TOKEN_STATUS = { enabled: 1, disabled: 2, expired: 3, exhausted: 4 } as const

const TOKEN_STATUS_LABELS: Record<number, StaticKey> = {
  [TOKEN_STATUS.enabled]: 'token.status.enabled',
  [TOKEN_STATUS.disabled]: 'token.status.disabled',
  [TOKEN_STATUS.expired]: 'token.status.expired',
  [TOKEN_STATUS.exhausted]: 'token.status.exhausted',
}

/** The word for a status number, or undefined for one that this console does not know. */
export function tokenStatusLabel(status: number): StaticKey | undefined {
  return TOKEN_STATUS_LABELS[status]
}

/** What a token is called in lists and on buttons; the server accepts a blank name. */
export function tokenName({ name, id }: Pick<Token, 'name' | 'id'>): string {
  return name.trim() === '' ? t('token.unnamed', { id }) : name
}

/** The key as programs send it. */
export function secretOf(token: Pick<Token, 'key'>): string {
  return `sk-${token.key}`
}

/** Whether there is a key that can be copied or handed to a chat client. */
export function hasKey({ key }: Pick<Token, 'key'>): boolean {
  return key !== ''
}

/** What the server keeps for a token that never expires; every other number is a time to it, 0 too. */
export const NEVER_EXPIRES = -1

/** Whether the token's time is over by the clock, whatever its status says: the server marks it later. */
export function isExpiredAt({ expired_time }: Pick<Token, 'expired_time'>, nowSeconds: number): boolean {
  return expired_time !== undefined && expired_time !== NEVER_EXPIRES && expired_time < nowSeconds
}

/** The status a toggle moves to: only ever between enabled and disabled. */
export function toggledTokenStatus(token: Token): number {
  return token.status === TOKEN_STATUS.enabled ? TOKEN_STATUS.disabled : TOKEN_STATUS.enabled
}

/** Orders the server offers for the list; `''` is newest first. */
export const TOKEN_ORDERS = ['', 'remain_quota', 'used_quota'] as const
export type TokenOrder = (typeof TOKEN_ORDERS)[number]
