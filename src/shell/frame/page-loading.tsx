import { Loading } from '#/ui/status/loading'
import { useT } from '#/ui/language/use-t'

/** While the code of a screen is on its way. */
export function PageLoading() {
  const t = useT()
  return <Loading prompt={t('shell.loading.page')} />
}
