import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isNotFound } from '#/http/failure'
import { tokenQueries } from '#/resources/token/token-queries'
import { RecordNotFound } from '#/shell/problem/record-not-found'
import { ReadProblem } from '#/shell/problem/read-problem'
import { useInitialRecord } from '#/shell/form/use-initial-record'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { TokenEditForm } from './token-edit-form'

const route = getRouteApi('/signed-in/token/edit/$id')

/** Edit page of a token. The form opens after the record is fetched: saving without it would overwrite values. */
export function TokenEditScreen() {
  const t = useT()
  const { id } = route.useParams()
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
  const initial = useInitialRecord(token)
  if (initial) return <TokenEditForm token={initial} />
  if (!token.isError) return <Loading prompt={t('token.noun')} />
  if (isNotFound(token.error)) {
    return <RecordNotFound noun={t('token.noun')} error={token.error} list="/token" />
  }
  return <ReadProblem noun={t('token.noun')} error={token.error} onRetry={() => void token.refetch()} />
}
