import type { UseQueryResult } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { RetryButton } from '#/ui/controls/retry-button'

interface Props {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What to do without it. */
  text: string
}

/** Only this field suffers when its choices cannot be read: they can be typed (FM-R5). */
export function ModelsUnavailable({ query, text }: Props) {
  return (
    <span role="status">
      {text}{' '}
      <RetryButton size="compact-xs" wait={retryAfterOf(query.error)} onRetry={() => void query.refetch()} />
    </span>
  )
}
