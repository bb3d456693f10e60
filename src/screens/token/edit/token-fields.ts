import { defineFields, type Answers } from '#/fields/answers'
import { field } from '#/fields/field'
import { momentSeconds, momentText, NEVER } from '#/fields/moment-text'
import { subnetListRule } from '#/fields/subnet'
import type { TokenDraft } from '#/resources/token/token-draft'

/** The server counts the bytes of a name, not its letters (contract 6.8). */
const NAME_BYTES = 30

/** What the form of a token asks, in order. `least` is the smallest quota accepted: an overspent token has a negative one. */
export function tokenFields(least = 0) {
  return defineFields(
    {
      name: field.line({ label: 'token.name', maxBytes: NAME_BYTES, required: true }),
      models: field.many({ label: 'token.models', hint: 'token.models.hint' }),
      subnet: field.line({
        label: 'token.subnet',
        hint: 'token.subnet.hint',
        example: '192.168.0.0/24',
        rule: subnetListRule,
      }),
      expired_time: field.moment({ label: 'token.expiresAt', wrong: 'token.expiresAt.bad' }),
      remain_quota: field.digits({ label: 'token.quota', hint: 'token.quota.note', min: Math.min(0, least) }),
      unlimited_quota: field.switch({ label: 'token.unlimitedQuota' }),
    },
    { remain_quota: { disabledWhen: ({ unlimited_quota }) => unlimited_quota } },
  )
}

export type TokenFields = ReturnType<typeof tokenFields>
export type TokenAnswers = Answers<TokenFields>

/** A new token: 500000 units, no end (spec 9). */
export const NEW_TOKEN: TokenDraft = {
  name: '',
  remain_quota: 500_000,
  expired_time: NEVER,
  unlimited_quota: false,
  models: [],
  subnet: [],
}

/** What stands in place of a time that the server does not tell: no moment, so that one has to be typed. */
const UNKNOWN_TIME = '–'

/** A draft as it is typed. */
export function answersOf(draft: TokenDraft): TokenAnswers {
  return {
    name: draft.name,
    models: draft.models,
    subnet: draft.subnet.join(', '),
    expired_time: draft.expired_time === undefined ? UNKNOWN_TIME : momentText(draft.expired_time),
    remain_quota: draft.remain_quota === undefined ? '' : String(draft.remain_quota),
    unlimited_quota: draft.unlimited_quota,
  }
}

/** What was typed, as the server keeps it. Only for answers that passed the rules of the fields. */
export function draftFrom(answers: TokenAnswers): TokenDraft {
  return {
    // As typed: blanks around a name are part of it.
    name: answers.name,
    models: [...answers.models],
    subnet: answers.subnet
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    expired_time: momentSeconds(answers.expired_time) ?? NEVER,
    remain_quota: Number(answers.remain_quota),
    unlimited_quota: answers.unlimited_quota,
  }
}
