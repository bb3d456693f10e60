import { useEffect, useRef } from 'react'
import { currentLanguage } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import type { FormProblem } from './form-problem'
import classes from './record-form.module.css'

const HAN = /\p{Script=Han}/u

interface ProblemAlertProps {
  problem: FormProblem | null
  busy: boolean
}

/** Why the submit did not succeed. It takes the focus when it appears, and again when it comes back. */
export function ProblemAlert({ problem, busy }: ProblemAlertProps) {
  useT()
  const box = useRef<HTMLDivElement>(null)
  const message = busy ? undefined : problem?.message
  useEffect(() => {
    if (message !== undefined) box.current?.focus()
  }, [message])
  if (!problem || busy) return null
  // Servers of this family answer in Chinese whatever the console speaks.
  const isForeign = HAN.test(problem.message) && currentLanguage() === 'en'
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes.problem} lang={isForeign ? 'zh' : undefined}>
      {problem.message}
    </div>
  )
}
