import { isTroubling } from '../connection/trouble'
import { HttpFailure, waitOf } from '#/http/failure'
import { clippedTextOf, messageOf } from '#/http/failure-message'
import { useTrouble } from '../connection/use-trouble'
import { ProblemPanel } from '#/ui/feedback/problem-panel'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** What could not be read, as it stands in a sentence: "tokens". */
  what: string
  error: unknown
  onRetry: () => void
  /** When what is still shown was read, in ms. */
  updatedAt?: number
}

/** A failed read, told where its answer would stand. Nothing is shown once the session is over. */
export function ReadProblem({ what, error, onRetry, updatedAt }: Props) {
  const t = useT()
  const { trouble } = useTrouble()
  if (error instanceof HttpFailure && error.kind === 'unauthenticated') return null
  // Above older rows, the banner over the page tells it already.
  if (trouble && updatedAt !== undefined && isTroubling(error)) return null
  return (
    <ProblemPanel
      title={t('panel.couldNotLoad', { what })}
      message={messageOf(error)}
      wholeText={clippedTextOf(error)}
      wait={waitOf(error)}
      asOf={updatedAt}
      onRetry={onRetry}
    />
  )
}
