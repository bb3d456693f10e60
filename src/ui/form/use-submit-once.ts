import { useState } from 'react'
import { createSubmitGuard } from '#/async/submit-guard'

/**
 * Returns a function that runs `submit` unless it is blocked, still pending, or was run for the same `subject` within
 * 500 ms. A submit that returns false sent nothing and blocks nothing.
 */
export function useSubmitOnce(isBlocked: boolean) {
  const [guard] = useState(() => createSubmitGuard())
  return (submit: () => unknown, subject = ''): void => {
    if (!isBlocked) guard.run(submit, subject)
  }
}
