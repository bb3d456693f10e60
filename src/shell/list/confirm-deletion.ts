import { visibleText } from '#/format/visible-text'
import { t } from '#/i18n/i18n'
import type { ActionConfirmation } from './list-definitions'

/** The question before a deletion: names the record, with invisible characters shown, and says what is lost (T-24). */
export function confirmDeletion(name: string, hint: string): ActionConfirmation {
  return {
    title: t('row.confirmDelete', { name: visibleText(name) }),
    hint,
    confirmLabel: t('row.confirmDelete.yes'),
  }
}
