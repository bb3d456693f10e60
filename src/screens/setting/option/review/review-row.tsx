import { useId } from 'react'
import { truncate } from '#/format/truncate'
import type { OptionRecord } from '#/resources/option/option-record'
import { sectionOf } from '#/resources/option/option-records'
import { formatFieldValue } from '#/ui/form/value-text'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-context'
import { RatioChanges } from './ratio-changes'
import classes from './review.module.css'

const MAX_SHOWN = 400

/** One change: its section, stored and new value, and a button that reverts it. */
export function ReviewRow({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, server, options, save } = useSettingsForm()
  const { key, field, editor, confirm } = record
  const answer = useFieldValue(form, key)
  const before = server[key] ?? ''
  const section = sectionOf(key)
  const nameId = useId()
  const warning = confirm?.when(answer) ? confirm.warning?.(form.values(), options) : undefined
  const error = form.errors[key]
  return (
    <li className={classes.row}>
      <div className={classes.top}>
        <h3 id={nameId} className={classes.name}>
          {t(field.label)} <code>{key}</code>
          {section && <span className={classes.section}>{t(section.title)}</span>}
        </h3>
        <button
          type="button"
          className={classes.undo}
          aria-describedby={nameId}
          aria-disabled={save.busy || undefined}
          onClick={() => save.busy || form.setValue(key, before)}
        >
          {t('option.undo')}
        </button>
      </div>
      {field.kind === 'secret' ? (
        <p className={classes.value}>{t('option.review.secret')}</p>
      ) : editor === 'ratio' ? (
        <RatioChanges from={String(before)} to={String(answer)} />
      ) : (
        <dl className={classes.values}>
          <dt>{t('option.review.before')}</dt>
          <dd>{truncate(formatFieldValue(field, before), MAX_SHOWN)}</dd>
          <dt>{t('option.review.after')}</dt>
          <dd className={classes.after}>{truncate(formatFieldValue(field, answer), MAX_SHOWN)}</dd>
        </dl>
      )}
      {warning && <p className={classes.warning}>{t(warning)}</p>}
      {error && (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      )}
    </li>
  )
}
