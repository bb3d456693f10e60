import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account-queries'
import { useSeed } from '#/shell/form/use-seed'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/feedback/loading'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { ProfileForm } from './profile-form'

/** The own name and password. */
export function ProfileScreen() {
  const t = useT()
  const self = useQuery(accountQueries.self())
  const seed = useSeed(self)
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      {seed ? (
        <ProfileForm account={seed} />
      ) : self.isError ? (
        <ReadProblem what={t('profile.noun')} error={self.error} onRetry={() => void self.refetch()} />
      ) : (
        <Loading prompt={t('profile.noun')} />
      )}
    </>
  )
}
