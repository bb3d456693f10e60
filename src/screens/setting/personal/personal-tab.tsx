import { Text } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

/** What a person sets for the own account (S01–S04). */
export function PersonalTab() {
  const t = useT()
  return <Text>{t('problem.unbuilt')}</Text>
}
