import { useId } from 'react'
import { shorten } from '#/format/shorten'
import type { OptionRecord } from '#/resources/option/option-record'
import { sectionOf } from '#/resources/option/option-records'
import { answerText } from '#/ui/form/answer-text'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import { useDesk } from '../desk'
import { RatioChanges } from './ratio-changes'
import classes from './review.module.css'

const MOST_SHOWN = 400

/** One change: where it belongs, what the server has and what it will have, and the way back. */
export function ReviewRow({ record }: { record: OptionRecord }) {
  const t = useT()
  const { form, server, options, save } = useDesk()
  const { key, ask, drawn, confirm } = record
  const answer = useAnswer(form, key)
  const before = server[key] ?? ''
  const section = sectionOf(key)
  const nameId = useId()
  const warning = confirm?.when(answer) ? confirm.warning?.(form.answers(), options) : undefined
  const error = form.errors[key]
  return (
    <li className={classes.row}>
      <div className={classes.top}>
        <h3 id={nameId} className={classes.name}>
          {t(ask.label)} <code>{key}</code>
          {section && <span className={classes.section}>{t(section.title)}</span>}
        </h3>
        <button
          type="button"
          className={classes.undo}
          aria-describedby={nameId}
          aria-disabled={save.busy || undefined}
          onClick={() => save.busy || form.set(key, before)}
        >
          {t('option.undo')}
        </button>
      </div>
      {ask.kind === 'secret' ? (
        <p className={classes.value}>{t('option.review.secret')}</p>
      ) : drawn === 'ratio' ? (
        <RatioChanges from={String(before)} to={String(answer)} />
      ) : (
        <dl className={classes.values}>
          <dt>{t('option.review.before')}</dt>
          <dd>{shorten(answerText(ask, before), MOST_SHOWN)}</dd>
          <dt>{t('option.review.after')}</dt>
          <dd className={classes.after}>{shorten(answerText(ask, answer), MOST_SHOWN)}</dd>
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
