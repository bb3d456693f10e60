import { Text } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'

/** Says plainly that this screen is not there yet. */
export function UnbuiltScreen() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('problem.unbuilt')}</PageTitle>
      <Text mt="md">{t('problem.unbuilt.hint')}</Text>
    </>
  )
}
