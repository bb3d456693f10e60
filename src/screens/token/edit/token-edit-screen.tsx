import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#/http/failure'
import { tokenQueries } from '#/resources/token/token-queries'
import { MissingRecord } from '#/shell/problem/missing-record'
import { ReadProblem } from '#/shell/problem/read-problem'
import { useSeed } from '#/shell/form/use-seed'
import { Loading } from '#/ui/feedback/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { tokenEditRoute } from '../token-routes'
import { TokenEditForm } from './token-edit-form'

/** One token, read before its form opens: a form without its record could only do harm (R11). */
export function TokenEditScreen() {
  const t = useT()
  const { id } = tokenEditRoute.useParams()
  return (
    <>
      <PageTitle>{t('token.editTitle')}</PageTitle>
      <TokenRecord key={id} id={id} />
    </>
  )
}

function TokenRecord({ id }: { id: number }) {
  const t = useT()
  const token = useQuery(tokenQueries.one(id))
  const seed = useSeed(token)
  if (seed) return <TokenEditForm token={seed} />
  if (!token.isError) return <Loading prompt={t('token.noun')} />
  if (isMissing(token.error)) {
    return <MissingRecord what={t('token.noun')} error={token.error} list="/token" />
  }
  return <ReadProblem what={t('token.noun')} error={token.error} onRetry={() => void token.refetch()} />
}
