import { useAccount } from '#/session/use-account'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { ProblemPage } from './problem-page'

/** For an ordinary user at an administrators' address. */
export function NoPermissionPage() {
  const t = useT()
  const username = useAccount()?.username ?? ''
  return (
    <ProblemPage title={t('problem.noPermission')} hint={t('problem.noPermission.hint', { username })}>
      <ButtonLink to="/token">{t('problem.backToTokens')}</ButtonLink>
    </ProblemPage>
  )
}
