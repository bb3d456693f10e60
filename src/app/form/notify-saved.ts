import type { Fields } from '#/fields/fields'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { t } from '#/i18n/i18n'
import { recordName, type NamedMembers, type RecordNoun } from '#/resources/known-record'
import type { RecordSave } from '#/resources/row-mutations'
import { currentAccount } from '#/session/session'
import { notify, notifyWithAction, type Offer } from '#/ui/notifications/notify'

/** Length of a name in a notification, in characters. */
const NAME_LENGTH = 40

/** Notifies of a save, with the name of the record, the secrets that were set, and what is offered next. */
export function notifySaved<Row extends NamedMembers>(
  done: string,
  noun: RecordNoun,
  save: RecordSave<Row>,
  fields: Fields,
  next?: (save: RecordSave<Row>) => Offer,
): void {
  const { now, changes } = save
  const name = truncate(visibleText(recordName(noun, { ...now, ...changes })), NAME_LENGTH)
  const secrets = Object.keys(changes).flatMap((member) => {
    const field = fields[member]
    return field?.kind === 'secret' ? [t('form.done.secret', { label: t(field.label) })] : []
  })
  const text = [t('form.doneTo', { done, name }), ...secrets].join(' · ')
  // The message may outlive the session: it does nothing for the next account.
  const owner = currentAccount()?.id
  const { action, link } = next?.(save) ?? {}
  const run = () => {
    if (currentAccount()?.id === owner) action?.run()
  }
  if (action || link) notifyWithAction('success', text, { action: action && { ...action, run }, link })
  else notify('success', text)
}
