import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '#/ui/language/is-composing'
import classes from './log-filters.module.css'

function ignoreEnterWhileComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

interface Props {
  label: string
  /** Returns false if a value is invalid; its input is then focused. */
  onSubmit: () => boolean
  children: ReactNode
}

/** Form of a filter popover. Focuses its first input, because the popover opens before the chunk has arrived. */
export function FilterForm({ label, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [failedSubmits, setFailedSubmits] = useState(0)
  useEffect(() => {
    const selector = failedSubmits > 0 ? '[aria-invalid="true"]' : '[data-autofocus]'
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [failedSubmits])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the inputs inside
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!onSubmit()) setFailedSubmits(failedSubmits + 1)
      }}
      onKeyDown={ignoreEnterWhileComposing}
    >
      {children}
    </form>
  )
}
