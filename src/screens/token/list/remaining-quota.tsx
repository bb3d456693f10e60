import { QuotaText } from '#/parts/quota-text'
import type { Token } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'

/** What a token may still spend. */
export function RemainingQuota({ token }: { token: Token }) {
  const t = useT()
  return token.unlimited_quota ? t('token.unlimited') : <QuotaText quota={token.remain_quota} />
}
