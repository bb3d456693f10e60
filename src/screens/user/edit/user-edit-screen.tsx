import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isNotFound } from '#/http/failure'
import { isUserDeleted, isQuotaExact } from '#/resources/user/user'
import { userQueries } from '#/resources/user/user-queries'
import { useInitialRecord } from '#/shell/form/use-initial-record'
import { RecordNotFound } from '#/shell/problem/record-not-found'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { UserEditForm } from './user-edit-form'

const route = getRouteApi('/signed-in/admins/user/edit/$id')

/** Edit page of an account. The form opens after the record is fetched: saving without it would overwrite values. */
export function UserEditScreen() {
  const t = useT()
  const { id } = route.useParams()
  return (
    <>
      <PageTitle>{t('user.editTitle')}</PageTitle>
      <UserRecord key={id} id={id} />
    </>
  )
}

function UserRecord({ id }: { id: number }) {
  const t = useT()
  const user = useQuery(userQueries.one(id))
  const initial = useInitialRecord(user)
  if (!initial) {
    if (!user.isError) return <Loading prompt={t('user.noun')} />
    if (isNotFound(user.error))
      return <RecordNotFound noun={t('user.noun')} error={user.error} list="/user" />
    return <ReadProblem noun={t('user.noun')} error={user.error} onRetry={() => void user.refetch()} />
  }
  if (isUserDeleted(initial)) return <RecordNotFound noun={t('user.noun')} list="/user" />
  if (!isQuotaExact(initial)) return <Alert role="alert">{t('user.quota.inexact')}</Alert>
  return <UserEditForm user={initial} />
}
