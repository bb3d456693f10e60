import { NEVER, parseDatetimeInput } from '#/fields/datetime-text'
import { serverSeconds } from '#/http/server-clock'
import { t } from '#/i18n/i18n'
import type { SubmitQuestion } from '#/app/form/edit-form'

/** Question before a token is saved whose expiry, as typed, has passed by the server's clock; undefined if it has not. */
export function pastExpiryQuestion(expiry: string): SubmitQuestion | undefined {
  const seconds = parseDatetimeInput(expiry)
  if (seconds === undefined || seconds === NEVER || seconds > serverSeconds()) return undefined
  return {
    title: t('token.pastExpiry.title'),
    hint: t('token.pastExpiry.hint', { time: expiry }),
    confirmLabel: t('token.pastExpiry.confirm'),
  }
}
