import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isNotFound } from '#/http/failure'
import { redemptionQueries } from '#/resources/redemption/redemption-queries'
import { useInitialRecord } from '#/shell/form/use-initial-record'
import { RecordNotFound } from '#/shell/problem/record-not-found'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { RedemptionEditForm } from './redemption-edit-form'

const route = getRouteApi('/signed-in/admins/redemption/edit/$id')

/** Edit page of a code. The form opens after the record is fetched: saving without it would overwrite values. */
export function RedemptionEditScreen() {
  const t = useT()
  const { id } = route.useParams()
  return (
    <>
      <PageTitle>{t('redemption.editTitle')}</PageTitle>
      <RedemptionRecord key={id} id={id} />
    </>
  )
}

function RedemptionRecord({ id }: { id: number }) {
  const t = useT()
  const code = useQuery(redemptionQueries.one(id))
  const initial = useInitialRecord(code)
  if (initial) return <RedemptionEditForm code={initial} />
  if (!code.isError) return <Loading prompt={t('redemption.noun')} />
  if (isNotFound(code.error))
    return <RecordNotFound noun={t('redemption.noun')} error={code.error} list="/redemption" />
  return <ReadProblem noun={t('redemption.noun')} error={code.error} onRetry={() => void code.refetch()} />
}
