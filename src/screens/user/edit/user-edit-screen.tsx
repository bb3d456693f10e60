import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#/http/failure'
import { isDeleted, isExact } from '#/resources/user/user'
import { userQueries } from '#/resources/user/user-queries'
import { useSeed } from '#/shell/form/use-seed'
import { MissingRecord } from '#/shell/problem/missing-record'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/feedback/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { userEditRoute } from '../user-routes'
import { UserEditForm } from './user-edit-form'

/** One account, read before its form opens: a form without its record could only do harm (R11). */
export function UserEditScreen() {
  const t = useT()
  const { id } = userEditRoute.useParams()
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
  const seed = useSeed(user)
  if (!seed) {
    if (!user.isError) return <Loading prompt={t('user.noun')} />
    if (isMissing(user.error)) return <MissingRecord what={t('user.noun')} error={user.error} list="/user" />
    return <ReadProblem what={t('user.noun')} error={user.error} onRetry={() => void user.refetch()} />
  }
  if (isDeleted(seed)) return <MissingRecord what={t('user.noun')} list="/user" />
  if (!isExact(seed)) return <Alert role="alert">{t('user.quota.inexact')}</Alert>
  return <UserEditForm user={seed} />
}
