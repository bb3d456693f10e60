import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account-queries'
import { useInitialRecord } from '#/shell/form/use-initial-record'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { ProfileForm } from './profile-form'

/** Profile page: name and password of the signed-in account. */
export function ProfileScreen() {
  const t = useT()
  const self = useQuery(accountQueries.self())
  const record = useInitialRecord(self)
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      {record ? (
        <ProfileForm account={record} />
      ) : self.isError ? (
        <ReadProblem noun={t('profile.noun')} error={self.error} onRetry={() => void self.refetch()} />
      ) : (
        <Loading prompt={t('profile.noun')} />
      )}
    </>
  )
}
