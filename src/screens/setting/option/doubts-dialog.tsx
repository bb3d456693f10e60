import { optionLabel } from '#/resources/option/option-records'
import type { RatioLoss } from '#/resources/option/plan-save'
import type { RatioDoubts } from '#/resources/option/ratio-doubts'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-state'

/** Names listed of each kind; more are only counted. */
const MAX_LISTED = 30

function LossLine({ loss: { key, removed, total, isEmptied } }: { loss: RatioLoss }) {
  const t = useT()
  const name = optionLabel(key)
  if (removed === undefined || total === undefined) return <p>{t('option.loss.emptied', { name })}</p>
  return <p>{t(isEmptied ? 'option.loss.all' : 'option.loss.some', { name, removed, total })}</p>
}

function NegativeLine({ negative }: Pick<RatioDoubts, 'negative'>) {
  const t = useT()
  if (negative.length === 0) return null
  const shown = negative
    .slice(0, MAX_LISTED)
    .map(({ key, name, raw }) => `${optionLabel(key)}, ${name}: ${raw}`)
  const rest = negative.length - shown.length
  return (
    <>
      <p>{t('option.doubt.negative')}</p>
      <ul>
        {shown.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
        {rest > 0 && <li>{t('option.review.more', { n: rest })}</li>}
      </ul>
    </>
  )
}

/** Confirms a save of ratio maps that removes many entries, sets negative ratios, or names groups that cannot work. */
export function DoubtsDialog() {
  const t = useT()
  const { save } = useSettingsForm()
  if (!save.doubts) return null
  const { losses, negative, groups } = save.doubts
  const n = losses.reduce((sum, { removed = 0 }) => sum + removed, 0)
  const isLoss = negative.length + groups.length === 0
  return (
    <ConfirmDialog
      title={isLoss ? (n === 0 ? t('option.loss.unknown') : t('option.loss', { n })) : t('option.doubt')}
      hint={
        <>
          {losses.map((loss) => (
            <LossLine key={loss.key} loss={loss} />
          ))}
          <NegativeLine negative={negative} />
          {groups.slice(0, MAX_LISTED).map(({ name, doubt }) => (
            <p key={`${doubt} ${name}`}>{t(`option.ratio.groupDoubt.${doubt}`, { name })}</p>
          ))}
          {groups.length > MAX_LISTED && <p>{t('option.review.more', { n: groups.length - MAX_LISTED })}</p>}
        </>
      }
      confirmLabel={t(isLoss ? 'option.loss.yes' : 'option.doubt.yes')}
      cancelLabel={t('form.leave.cancel')}
      onConfirm={() => save.answerDoubts(true)}
      onCancel={() => save.answerDoubts(false)}
    />
  )
}
