import { HttpFailure, isOutage, retryAfterOf, clippedTextOf, messageOf } from '#/http/failure'
import { useT } from '#/ui/language/use-t'
import { ProblemPanel } from '#/ui/status/problem-panel'
import { useOutage } from '../frame/connection-banner'

interface Props {
  /** Name of the data inside a sentence: "tokens". */
  noun: string
  error: unknown
  onRetry: () => void
  /** When the displayed data was fetched, in unix ms; omitted when there is none. */
  updatedAt?: number
}

/** Error panel in place of data that failed to load, with a retry button. Renders nothing after the session ended. */
export function ReadProblem({ noun, error, onRetry, updatedAt }: Props) {
  const t = useT()
  const outage = useOutage()
  if (error instanceof HttpFailure && error.kind === 'unauthenticated') return null
  // The outage banner already reports failed refetches of displayed data.
  if (outage && updatedAt !== undefined && isOutage(error)) return null
  return (
    <ProblemPanel
      title={t('problem.couldNotLoad', { what: noun })}
      message={messageOf(error)}
      fullText={clippedTextOf(error)}
      wait={retryAfterOf(error)}
      asOf={updatedAt}
      onRetry={onRetry}
    />
  )
}
