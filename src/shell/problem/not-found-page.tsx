import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import { ProblemPage } from './problem-page'

/** For an address that the console does not have, or whose id is none. */
export function NotFoundPage() {
  const t = useT()
  return (
    <ProblemPage title={t('problem.notFound')} hint={t('problem.notFound.hint')}>
      <ButtonLink to="/">{t('problem.backHome')}</ButtonLink>
    </ProblemPage>
  )
}
