import { messageOf } from '#/http/failure'
import { optionRecord } from '#/resources/option/option-records'
import type { OptionOutcome } from '#/resources/option/option-mutations'
import { ProblemAlert } from '#/ui/form/form-problem'
import { useSlowBusy } from '#/ui/form/submit-button'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'
import type { SaveSource } from './use-option-save'

function OutcomeLine({ outcome }: { outcome: OptionOutcome }) {
  const t = useT()
  const label = optionRecord(outcome.key)?.field.label
  const state =
    outcome.state === 'failed'
      ? t('option.report.failed', { message: messageOf(outcome.error) })
      : t(`option.report.${outcome.state}`)
  return (
    <li data-state={outcome.state}>
      {label ? t(label) : outcome.key}: {state}
    </li>
  )
}

/** Error of the last save from this source and the outcome of each option (CD-48). */
export function SectionReport({ source }: { source: SaveSource }) {
  const t = useT()
  const { save } = useSettingsForm()
  const isHere = save.source === source
  const isLong = useSlowBusy(isHere && save.busy)
  const { outcomes, problem } = save
  const count = (state: OptionOutcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length
  const isList = isHere && problem !== null && outcomes.length > 1
  return (
    <>
      {isHere && <ProblemAlert problem={problem} busy={save.busy} />}
      {isList && (
        <div className={classes.report}>
          <p>
            {t('option.report', {
              saved: count('saved'),
              failed: count('failed'),
              notSent: count('notSent'),
            })}
          </p>
          <ul>
            {outcomes.map((outcome) => (
              <OutcomeLine key={outcome.key} outcome={outcome} />
            ))}
          </ul>
        </div>
      )}
      <output className={classes.status}>{isLong ? t('form.stillWorking') : ''}</output>
    </>
  )
}
