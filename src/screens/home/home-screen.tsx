import { ConfiguredPage } from '#/parts/configured-page'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { DefaultHome } from './default-home'

/** Home page: configured content, or the default home. */
export function HomeScreen() {
  const t = useT()
  const { system_name } = useStatus()
  return (
    <ConfiguredPage
      page="home"
      title={t('home.title', { name: system_name })}
      noun={t('home.noun')}
      replacesTitle
    >
      <DefaultHome />
    </ConfiguredPage>
  )
}
