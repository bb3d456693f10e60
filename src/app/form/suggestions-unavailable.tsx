import type { UseQueryResult } from '@tanstack/react-query'
import { retryAfterOf } from '#/http/failure'
import { RetryButton } from '#/ui/button/retry-button'

interface Props {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What users can do without the suggestions. */
  text: string
}

/** Error at the field whose suggestions could not be fetched. The rest of the form stays usable. */
export function SuggestionsUnavailable({ query, text }: Props) {
  return (
    <span role="status">
      {text} <RetryButton size="xs" wait={retryAfterOf(query.error)} onRetry={() => void query.refetch()} />
    </span>
  )
}
