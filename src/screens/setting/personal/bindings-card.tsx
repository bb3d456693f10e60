import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/resources/account/account-queries'
import { ReadProblem } from '#/shell/problem/read-problem'
import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'
import { ExternalBindings } from './external-bindings'
import { EmailBinding } from './email-binding'
import { SettingCard } from './setting-card'

/** External accounts bound to this account, according to the server. */
export function BindingsCard({ owner }: { owner: number }) {
  const t = useT()
  const self = useQuery(accountQueries.self())
  return (
    <SettingCard title={t('personal.bindings')}>
      {self.data ? (
        <>
          <EmailBinding owner={owner} email={self.data.email} />
          <ExternalBindings profile={self.data} />
        </>
      ) : self.isError ? (
        <ReadProblem noun={t('profile.noun')} error={self.error} onRetry={() => void self.refetch()} />
      ) : (
        <Loading prompt={t('profile.noun')} />
      )}
    </SettingCard>
  )
}
