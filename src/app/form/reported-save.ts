import type { MutationOptions } from '@tanstack/react-query'
import type { Fields } from '#/fields/fields'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import type { RecordSave } from '#/resources/row-mutations'
import { currentAccount } from '#/session/session'
import { notify, notifyWithAction, type Offer } from '#/ui/notifications/notify'
import { noteSaved } from '../list/saved-row'

/** Length of a name in a notification, in characters. */
const NAME_LENGTH = 40

interface SavedRecord<Row> {
  /** The noun of its list. */
  noun: string
  fields: Fields
  nameOf: (record: Row) => string
  /** What is offered after the save. */
  next?: ((save: RecordSave<Row>) => Offer) | undefined
}

/**
 * Adds a notification to the save of a form: it names the record and the secrets that were set, and offers what is done next.
 * The row of the list is marked.
 */
export function reportedSave<Row extends { id: number }, Result>(
  options: MutationOptions<Result, Error, RecordSave<Row>>,
  { noun, fields, nameOf, next }: SavedRecord<Row>,
): MutationOptions<Result, Error, RecordSave<Row>> {
  const { successMessage, ...meta } = options.meta ?? {}
  return {
    ...options,
    meta,
    onSuccess: (result, save, ...rest) => {
      const { now, changes } = save
      noteSaved(noun, String(now.id))
      // The cache reports a lost response.
      if (result !== CONFIRMED_WITHOUT_RESPONSE && successMessage) {
        const name = truncate(visibleText(nameOf({ ...now, ...changes })), NAME_LENGTH)
        const secrets = Object.keys(changes).flatMap((member) => {
          const field = fields[member]
          return field?.kind === 'secret' ? [t('form.done.secret', { label: t(field.label) })] : []
        })
        const text = [t('form.doneTo', { done: t(successMessage), name }), ...secrets].join(' · ')
        // The message may outlive the session: it does nothing for the next account.
        const owner = currentAccount()?.id
        const { action, link } = next?.(save) ?? {}
        const run = () => {
          if (currentAccount()?.id === owner) action?.run()
        }
        if (action || link) notifyWithAction('success', text, { action: action && { ...action, run }, link })
        else notify('success', text)
      }
      return options.onSuccess?.(result, save, ...rest)
    },
  }
}
