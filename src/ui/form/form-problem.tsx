import { Alert, Anchor } from '@mantine/core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Fields, isValidated, type FieldName, fieldNames } from '#/fields/fields'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ShowAll } from '#/ui/status/show-all'
import type { FormHandle } from './form-handle'

/** Why the last submit failed, in words for the user. */
export interface FormProblem {
  message: string
  /** Full text, if `message` is truncated. */
  fullText?: string
  /** Rate limit in seconds; the submit button counts it down. */
  waitSeconds?: number
  /** True if the response was lost, so that the write may have happened: the button says "Send again". */
  isOutcomeUnknown?: boolean
  /** True if sending again may do it twice. */
  mayBeDone?: boolean
}

/** Alert with the reason of a failed submit; takes the focus each time it appears. */
export function ProblemAlert({ problem }: { problem: FormProblem | null }) {
  // Re-render on a locale change: `lang` depends on the page's language.
  useT()
  const element = useRef<HTMLDivElement>(null)
  const message = problem?.message
  useEffect(() => {
    if (message !== undefined) element.current?.focus()
  }, [message])
  if (!problem) return null
  return (
    <Alert ref={element} color="red" role="alert" tabIndex={-1} lang={serverTextLanguage(problem.message)}>
      {problem.message}
      {problem.fullText !== undefined && <ShowAll text={problem.fullText} />}
    </Alert>
  )
}

/** Summary of two or more invalid fields, with a link to each. */
export function InvalidFieldsSummary<Of extends Fields>({ form }: { form: FormHandle<Of> }) {
  const t = useT()
  const invalid = useInvalidNames(form)
  if (invalid.length < 2) return null
  return (
    // Not announced: each error is, at its field.
    <Alert color="red" role="group" title={t('form.problems', { n: invalid.length })}>
      <ul>
        {invalid.map((name) => (
          <li key={name}>
            <Anchor
              href={`#${form.idOf(name)}`}
              onClick={(event) => {
                // Following the link would be a navigation, which the navigation guard would question.
                event.preventDefault()
                focusField(form.idOf(name))
              }}
            >
              {t(form.fields[name]?.label ?? 'form.conflict.field')}
            </Anchor>
            {': '}
            {form.errors[name]}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Names of the fields with an error, in field order. A value can hide or disable another field, and with it its error. */
export function useInvalidNames<Of extends Fields>(form: FormHandle<Of>): FieldName<Of>[] {
  const isInvalid = (name: FieldName<Of>) => {
    const field = form.fields[name]
    return form.errors[name] !== undefined && field !== undefined && isValidated(field, form.values())
  }
  // Joined to a string: `useSyncExternalStore` compares snapshots by identity.
  const names = useSyncExternalStore(form.subscribe, () =>
    fieldNames(form.fields).filter(isInvalid).join(' '),
  )
  return names.split(' ').filter(Boolean)
}

/** Scrolls an input of a form into view, clear of the bars of the window, and focuses it; opens its section if folded. */
export function focusField(id: string): void {
  const input = document.getElementById(id)
  const folded = input?.closest('[hidden]')
  const reveal = () => {
    input?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  }
  if (!folded) return reveal()
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // React renders the opened section when the current event is over.
  setTimeout(reveal)
}

/** Focuses that input of `ids` which comes first on the page, once errors are rendered and sections unfolded. */
export function focusFirstField(ids: readonly string[]): void {
  setTimeout(() => {
    const first = document.querySelector(ids.map((id) => `#${CSS.escape(id)}`).join(','))
    if (first) focusField(first.id)
  })
}
