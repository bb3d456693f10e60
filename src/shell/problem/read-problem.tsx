import { isOutage } from '../connection/outage'
import { HttpFailure, retryAfterOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { useOutage } from '../connection/use-outage'
import { ProblemPanel } from '#/ui/status/problem-panel'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** What could not be read, as it stands in a sentence: "tokens". */
  noun: string
  error: unknown
  onRetry: () => void
  /** When what is still shown was read, in ms. */
  updatedAt?: number
}

/** A failed read, told where its answer would stand. Nothing is shown once the session is over. */
export function ReadProblem({ noun, error, onRetry, updatedAt }: Props) {
  const t = useT()
  const { outage } = useOutage()
  if (error instanceof HttpFailure && error.kind === 'unauthenticated') return null
  // Above older rows, the banner over the page tells it already.
  if (outage && updatedAt !== undefined && isOutage(error)) return null
  return (
    <ProblemPanel
      title={t('problem.couldNotLoad', { what: noun })}
      message={messageOf(error)}
      wholeText={clippedTextOf(error)}
      wait={retryAfterOf(error)}
      asOf={updatedAt}
      onRetry={onRetry}
    />
  )
}
