import type { UseQueryResult } from '@tanstack/react-query'
import { waitOf } from '#/http/failure'
import type { PlainKey } from '#/i18n/i18n'
import { RetryButton } from '#/ui/feedback/retry-button'
import { useT } from '#/ui/language/use-t'

interface Props {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** What to do without it. */
  text: PlainKey
}

/** Only this field suffers when its choices cannot be read: they can be typed (R5). */
export function PartMissing({ query, text }: Props) {
  const t = useT()
  return (
    <span role="status">
      {t(text)}{' '}
      <RetryButton size="compact-xs" wait={waitOf(query.error)} onRetry={() => void query.refetch()} />
    </span>
  )
}
