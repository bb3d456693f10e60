import { Stack, Text } from '@mantine/core'
import { useAccount } from '#/session/use-account'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/link/button-link'
import { PageTitle } from '#/ui/text/page-title'

/** What a visitor sees first: which gateway this is, and how to begin. */
export function HomeScreen() {
  const t = useT()
  const account = useAccount()
  const { system_name } = useStatus()
  return (
    <Stack align="flex-start" py="lg">
      <PageTitle>{t('home.title', { name: system_name })}</PageTitle>
      <Text size="lg">{t('home.lead')}</Text>
      <ButtonLink to={account ? '/token' : '/login'}>{t(account ? 'home.tokens' : 'home.logIn')}</ButtonLink>
    </Stack>
  )
}
