import { optionRecord } from '#/resources/option/option-records'
import type { RatioLoss } from '#/resources/option/ratio-loss'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'

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
