import { Alert, Anchor } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
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
    <Alert ref={element} color="red" role="alert" tabIndex={-1} lang={serverTextLanguage(problem.message)}>
      {problem.message}
      {problem.fullText !== undefined && <ShowAll text={problem.fullText} />}
    </Alert>
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
    // Not announced: each error is, at its field.
    <Alert color="red" role="group" title={t('form.problems', { n: invalid.length })}>
      <ul>
        {invalid.map((name) => (
          <li key={name}>
            <Anchor href={`#${form.idOf(name)}`} onClick={focusById(form.idOf(name))}>
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
  const joined = useSyncExternalStore(form.subscribe, () =>
    fieldNames(form.fields).filter(isInvalid).join(' '),
  )
  const invalid = joined.split(' ')
  return fieldNames(form.fields).filter((name) => invalid.includes(name))
}

/** Scrolls an element into view, clear of the bars at the edges of the window, and focuses it. */
function revealElement(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}

/** Scrolls an input of a form into view and focuses it; opens its section if that is folded. */
export function focusField(id: string): void {
  const input = document.getElementById(id)
  if (!input) return
  const folded = input.closest('[hidden]')
  if (!folded) return revealElement(input)
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // React renders the opened section when the current event is over.
  setTimeout(() => revealElement(input))
}

/** Focuses that input of `ids` which comes first on the page; see `focusField`. */
export function focusFirstField(ids: readonly string[]): void {
  const inputs = ids.flatMap((id) => document.getElementById(id) ?? [])
  const [first] = inputs.toSorted((left, right) =>
    left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (first) focusField(first.id)
}
