import { defineFields, type FieldValues } from '#/fields/field-values'
import { field } from '#/fields/field'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { subnetListRule } from '#/fields/subnet'
import type { TokenDraft } from '#/resources/token/token-draft'

/** Maximum length of a name in bytes; the server does not count characters (K6.8). */
const MAX_NAME_BYTES = 30

/** Fields of the token form. `minQuota` is the smallest valid quota: an overspent token has a negative one. */
export function tokenFields(minQuota = 0) {
  return defineFields(
    {
      name: field.text({ label: 'token.name', maxBytes: MAX_NAME_BYTES, required: true }),
      models: field.tags({ label: 'token.models', hint: 'token.models.hint' }),
      subnet: field.text({
        label: 'token.subnet',
        hint: 'token.subnet.hint',
        placeholder: '192.168.0.0/24',
        rule: subnetListRule,
      }),
      expired_time: field.datetime({ label: 'token.expiresAt', invalidMessage: 'token.expiresAt.invalid' }),
      remain_quota: field.integer({
        label: 'token.quota',
        hint: 'token.quota.note',
        min: Math.min(0, minQuota),
      }),
      unlimited_quota: field.switch({ label: 'token.unlimitedQuota' }),
    },
    { remain_quota: { disabledWhen: ({ unlimited_quota }) => unlimited_quota } },
  )
}

export type TokenFields = ReturnType<typeof tokenFields>
export type TokenValues = FieldValues<TokenFields>

/** Draft of a new token: 500000 units, never expires. */
export const NEW_TOKEN: TokenDraft = {
  name: '',
  remain_quota: 500_000,
  expired_time: NEVER,
  unlimited_quota: false,
  models: [],
  subnet: [],
}

/** Text for an unknown expiry time: not a valid time, so one must be typed. */
const UNKNOWN_TIME = '–'

/** Converts a draft to form values. */
export function tokenToValues(draft: TokenDraft): TokenValues {
  return {
    name: draft.name,
    models: draft.models,
    subnet: draft.subnet.join(', '),
    expired_time: draft.expired_time === undefined ? UNKNOWN_TIME : formatDatetimeInput(draft.expired_time),
    remain_quota: draft.remain_quota === undefined ? '' : String(draft.remain_quota),
    unlimited_quota: draft.unlimited_quota,
  }
}

/** Converts valid form values to a draft. */
export function valuesToToken(values: TokenValues): TokenDraft {
  return {
    // Not trimmed: the server stores surrounding blanks.
    name: values.name,
    models: [...values.models],
    subnet: values.subnet
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    expired_time: parseDatetimeInput(values.expired_time) ?? NEVER,
    remain_quota: Number(values.remain_quota),
    unlimited_quota: values.unlimited_quota,
  }
}
