import { useEffect, useRef } from 'react'
import { ShowAll } from '#/ui/status/show-all'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import type { FormProblem } from './form-problem'
import classes from './record-form.module.css'

interface ProblemAlertProps {
  problem: FormProblem | null
  busy: boolean
}

/** Why the submit did not succeed. It takes the focus when it appears, and again when it comes back. */
export function ProblemAlert({ problem, busy }: ProblemAlertProps) {
  // Another language of the page makes the same text a foreign one, or no longer.
  useT()
  const box = useRef<HTMLDivElement>(null)
  const message = busy ? undefined : problem?.message
  useEffect(() => {
    if (message !== undefined) box.current?.focus()
  }, [message])
  if (!problem || busy) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classes.problem}
      lang={serverTextLanguage(problem.message)}
    >
      {problem.message}
      {problem.wholeText !== undefined && <ShowAll text={problem.wholeText} />}
    </div>
  )
}
