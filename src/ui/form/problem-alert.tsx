import { type MouseEvent, useEffect, useRef } from 'react'
import type { Fields } from '#/fields/field-values'
import { ShowAll } from '#/ui/status/show-all'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { focusField, useInvalidNames } from './invalid-fields'
import type { FormHandle } from './form-handle'
import type { FormProblem } from './form-problem'
import classes from './record-form.module.css'

interface ProblemAlertProps {
  problem: FormProblem | null
  busy: boolean
}

/** Alert with the reason of a failed submit; takes the focus each time it appears. */
export function ProblemAlert({ problem, busy }: ProblemAlertProps) {
  // Re-render on a locale change: `lang` depends on the page's language.
  useT()
  const element = useRef<HTMLDivElement>(null)
  const message = busy ? undefined : problem?.message
  useEffect(() => {
    if (message !== undefined) element.current?.focus()
  }, [message])
  if (!problem || busy) return null
  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className={classes.problem}
      lang={serverTextLanguage(problem.message)}
    >
      {problem.message}
      {problem.fullText !== undefined && <ShowAll text={problem.fullText} />}
    </div>
  )
}

function focusById(id: string) {
  return (event: MouseEvent) => {
    // Following the link would be a navigation, which the navigation guard would question.
    event.preventDefault()
    focusField(id)
  }
}

/** Summary of two or more invalid fields, with a link to each. */
export function InvalidFieldsSummary<Of extends Fields>({ form }: { form: FormHandle<Of> }) {
  const t = useT()
  const invalid = useInvalidNames(form)
  if (invalid.length < 2) return null
  return (
    <div className={classes.problem}>
      <p className={classes.problemTitle}>{t('form.problems', { n: invalid.length })}</p>
      <ul className={classes.problemList}>
        {invalid.map((name) => (
          <li key={name}>
            <a href={`#${form.idOf(name)}`} onClick={focusById(form.idOf(name))}>
              {t(form.fields[name]?.label ?? 'form.conflict.field')}
            </a>
            {': '}
            {form.errors[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}
