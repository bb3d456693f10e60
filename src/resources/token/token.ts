import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import { t, type PlainKey } from '#/i18n/i18n'

const quota = z.int()

/** A key for the relay (contract 5.3). Times are unix seconds, quotas server units. */
export const tokenSchema = z.object({
  id: z.int().check(z.positive()),
  /** 48 characters, kept without the `sk-` in front. */
  key: z.pipe(
    z.string(),
    z.transform((key) => key.replace(/^sk-/, '')),
  ),
  status: z.int(),
  name: z.string(),
  created_time: z.catch(z.int(), 0),
  /** -1 means never. */
  expired_time: z.int(),
  remain_quota: quota,
  unlimited_quota: z.boolean(),
  used_quota: z.catch(quota, 0),
  models: commaText,
  subnet: commaText,
})
export type Token = z.output<typeof tokenSchema>

/** Status numbers of a token. */
export const TOKEN_STATUS = { enabled: 1, disabled: 2, expired: 3, exhausted: 4 } as const

const STATUS_LABELS: Record<number, PlainKey> = {
  [TOKEN_STATUS.enabled]: 'token.status.enabled',
  [TOKEN_STATUS.disabled]: 'token.status.disabled',
  [TOKEN_STATUS.expired]: 'token.status.expired',
  [TOKEN_STATUS.exhausted]: 'token.status.exhausted',
}

/** The word for a status number, or undefined for one that this console does not know. */
export function tokenStatusLabel(status: number): PlainKey | undefined {
  return STATUS_LABELS[status]
}

/** What a token is called in lists and on buttons; the server accepts a blank name. */
export function tokenName({ name, id }: Pick<Token, 'name' | 'id'>): string {
  return name.trim() === '' ? t('token.unnamed', { id }) : name
}

/** The key as programs send it. */
export function secretOf(token: Pick<Token, 'key'>): string {
  return `sk-${token.key}`
}

/** Whether the token's time is over by the clock, whatever its status says: the server marks it later. */
export function isPast(token: Token, nowSeconds: number): boolean {
  return token.expired_time > 0 && token.expired_time < nowSeconds
}

/** The status a toggle moves to: only ever between enabled and disabled (spec 4). */
export function toggledStatus(token: Token): number {
  return token.status === TOKEN_STATUS.enabled ? TOKEN_STATUS.disabled : TOKEN_STATUS.enabled
}

/** Orders the server offers for the list; `''` is newest first. */
export const TOKEN_ORDERS = ['', 'remain_quota', 'used_quota'] as const
export type TokenOrder = (typeof TOKEN_ORDERS)[number]
