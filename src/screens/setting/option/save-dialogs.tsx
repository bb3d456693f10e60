import { optionRecord, optionFields } from '#/resources/option/option-records'
import type { RatioLoss, OptionConflict } from '#/resources/option/plan-save'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import { isSameValue } from '#/fields/field-values'
import { t as translate } from '#/i18n/i18n'
import { ConflictResolver } from '#/shell/form/stored-record'

function LossLine({ loss: { key, removed, total, isEmptied } }: { loss: RatioLoss }) {
  const t = useT()
  const label = optionRecord(key)?.field.label
  const name = label ? t(label) : key
  if (removed === undefined || total === undefined) return <p>{t('option.loss.emptied', { name })}</p>
  return <p>{t(isEmptied ? 'option.loss.all' : 'option.loss.some', { name, removed, total })}</p>
}

/** Confirms a save that empties a ratio map or removes more than a tenth of its entries. */
export function LossDialog() {
  const t = useT()
  const { save } = useSettingsForm()
  const { losses, answerLosses } = save
  if (losses.length === 0) return null
  const n = losses.reduce((sum, { removed = 0 }) => sum + removed, 0)
  return (
    <ConfirmDialog
      title={n === 0 ? t('option.loss.unknown') : t('option.loss', { n })}
      hint={
        <>
          {losses.map((loss) => (
            <LossLine key={loss.key} loss={loss} />
          ))}
        </>
      }
      confirmLabel={t('option.loss.yes')}
      cancelLabel={t('form.leave.cancel')}
      onConfirm={() => answerLosses(true)}
      onCancel={() => answerLosses(false)}
    />
  )
}

/** Field name of a conflict: the option's key, or option and entry of a map. */
function nameOf({ key, member }: OptionConflict): string {
  const label = optionFields[key]?.label
  return member === undefined || !label
    ? key
    : translate('option.conflict', { label: translate(label), name: member })
}

/** Resolves conflicts: options that somebody else changed since they were fetched (CD-13). */
export function OptionConflictDialog() {
  const { form, save, server } = useSettingsForm()
  if (save.conflicts.length === 0) return null
  const conflicts = save.conflicts.map((conflict) => {
    const { base, theirs, mine } = conflict
    return { name: nameOf(conflict), base, theirs, mine }
  })
  return (
    <ConflictResolver
      fields={optionFields}
      save={{
        conflict: { conflicts, theirs: server, merged: form.values() },
        busy: save.busy,
        resolve: (resolved) =>
          save.resolve((conflict) => isSameValue(resolved[nameOf(conflict)], conflict.theirs)),
        dismiss: save.dismiss,
      }}
    />
  )
}
