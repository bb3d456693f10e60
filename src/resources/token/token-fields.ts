import * as z from 'zod/mini'
import { integerText, type BodyOf } from '#/fields/record-values'
import { formatDatetimeInput, parseDatetimeInput } from '#/fields/datetime-text'
import { field, defineFields } from '#/fields/fields'
import { byteLength, bytesRule } from '#/fields/rules'
import { subnetListRule } from '#/fields/subnet'
import { t } from '#/i18n/i18n'
import { NEVER_EXPIRES } from './token'

/** Maximum length of a name in bytes; the server does not count characters. */
const MAX_NAME_BYTES = 30
/** Tokens that one form creates at most: the server limits requests in three minutes. */
const MAX_NEW_TOKENS = 50

/** Name of the `nth` of `count` tokens that are created together, counted from 1. */
export function nameOfNth(name: string, nth: number, count: number): string {
  return count > 1 ? `${name} ${nth}` : name
}

/** Text for an unknown expiry time: not a valid time, so one must be typed. */
const UNKNOWN_TIME = '–'

/** Expiry in unix seconds as a local date-time; blank for never. Another negative number is shown as it is, and not valid. */
const expiry = z.codec(z.optional(z.number()), z.string(), {
  decode: (seconds) => {
    if (seconds === undefined) return UNKNOWN_TIME
    return seconds < 0 && seconds !== NEVER_EXPIRES ? String(seconds) : formatDatetimeInput(seconds)
  },
  encode: (text) => parseDatetimeInput(text) ?? NEVER_EXPIRES,
})

/**
 * Fields of a token. A request has all of them, because a PUT overwrites missing ones; not the status,
 * with which the server rejects an edit of expired tokens.
 */
export const tokenFields = defineFields(
  {
    // Not trimmed: the server stores surrounding blanks.
    name: field.text({ label: 'common.name', rule: bytesRule(MAX_NAME_BYTES), required: true }),
    expired_time: field.datetime({
      label: 'token.expiresAt',
      invalidMessage: 'token.expiresAt.invalid',
      codec: expiry,
    }),
    remain_quota: field.integer({
      label: 'common.quota',
      hint: 'token.quota.note',
      isQuota: true,
      min: 0,
      codec: integerText,
      initial: '500000',
    }),
    unlimited_quota: field.switch({ label: 'token.unlimitedQuota' }),
    count: field.integer({
      label: 'common.count',
      hint: 'token.count.hint',
      placeholder: '1',
      isFormOnly: true,
      required: false,
      min: 1,
      max: MAX_NEW_TOKENS,
    }),
    models: field.tags({ label: 'token.models', hint: 'token.models.hint' }),
    subnet: field.tags({
      label: 'token.subnet',
      hint: 'token.subnet.hint',
      placeholder: '192.168.0.0/24',
      rule: subnetListRule,
    }),
  },
  {
    expired_time: {
      isAsStored: ({ expired_time }, base) =>
        expired_time !== UNKNOWN_TIME && expired_time === base.expired_time,
    },
    remain_quota: { disabledWhen: ({ unlimited_quota }) => unlimited_quota },
    count: {
      customCheck: ({ name, count }) => {
        const n = Number(count)
        const isLong = n > 1 && byteLength(nameOfNth(name, n, n)) > MAX_NAME_BYTES
        return isLong ? t('token.count.long', { max: MAX_NAME_BYTES }) : undefined
      },
    },
  },
)

export type TokenFields = typeof tokenFields
export type TokenBody = BodyOf<TokenFields>
