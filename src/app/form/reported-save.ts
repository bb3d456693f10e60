import type { MutationOptions } from '@tanstack/react-query'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { currentAccount } from '#/session/session'
import { notify, notifyWithAction } from '#/ui/notifications/notify'
import { noteSaved } from '../list/saved-row'

/** Length of a name in a notification, in characters. */
const NAME_LENGTH = 40

interface SavedRecord<Sent> {
  /** The noun of its list. */
  noun: string
  id: number
  /** Its name after the save, from what was sent. */
  nameOf: (sent: Sent) => string
  /** What is done next, as a button of the notification. */
  next?: { label: string; run: () => void } | undefined
}

/** Adds to the save of a form that its notification names the record and offers what is done next, and that its row is marked. */
export function reportedSave<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  { noun, id, nameOf, next }: SavedRecord<Variables>,
): MutationOptions<Result, Error, Variables> {
  const { successMessage, ...meta } = options.meta ?? {}
  return {
    ...options,
    meta,
    onSuccess: (result, sent, ...rest) => {
      noteSaved(noun, String(id))
      // Of a lost response the cache tells.
      if (result !== CONFIRMED_WITHOUT_RESPONSE && successMessage) {
        const name = truncate(visibleText(nameOf(sent)), NAME_LENGTH)
        const text = t('form.doneTo', { done: t(successMessage), name })
        // The message may outlive the session: it does nothing for the next account.
        const owner = currentAccount()?.id
        const run = () => {
          if (currentAccount()?.id === owner) next?.run()
        }
        if (next) notifyWithAction('success', text, { action: { label: next.label, run } })
        else notify('success', text)
      }
      return options.onSuccess?.(result, sent, ...rest)
    },
  }
}
