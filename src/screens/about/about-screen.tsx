import { Stack, Text } from '@mantine/core'
import { ConfiguredPage } from '#/parts/configured-page'
import { SourceLink } from '#/parts/source-link'
import { useT } from '#/ui/language/use-t'

export function AboutScreen() {
  const t = useT()
  return (
    <ConfiguredPage page="about" title={t('about.menu')}>
      <Stack align="flex-start">
        <Text>{t('about.default')}</Text>
        <Text>{t('about.console', { version: __VERSION__ })}</Text>
        <SourceLink />
      </Stack>
    </ConfiguredPage>
  )
}
