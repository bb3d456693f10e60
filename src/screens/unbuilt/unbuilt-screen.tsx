import { Text } from '@mantine/core'
import { useMatches } from '@tanstack/react-router'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'

/** Says plainly that the screen of this address is not there yet. */
export function UnbuiltScreen() {
  const t = useT()
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.unbuilt })
  return (
    <>
      <PageTitle>{t(name ?? 'problem.unbuilt')}</PageTitle>
      <Text mt="md">{t('problem.unbuilt')}</Text>
      <Text>{t('problem.unbuilt.hint')}</Text>
    </>
  )
}
