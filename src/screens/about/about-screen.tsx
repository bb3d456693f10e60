import { Stack, Text } from '@mantine/core'
import { ConfiguredPage } from '#/parts/configured-page'
import { SourceLink } from '#/parts/source-link'
import { useT } from '#/ui/language/use-t'

/** What administrators say about this gateway; else how to say it, and what this console is. */
export function AboutScreen() {
  const t = useT()
  return (
    <ConfiguredPage page="about" title={t('shell.menu.about')} noun={t('about.noun')}>
      <Stack align="flex-start" gap="xs">
        <Text>{t('about.default')}</Text>
        <Text>{t('about.console', { version: __VERSION__ })}</Text>
        <SourceLink />
      </Stack>
    </ConfiguredPage>
  )
}
