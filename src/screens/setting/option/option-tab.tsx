import { Text } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import type { SettingTab } from '../setting-search'

/** The gateway's options of one tab (S05–S18). */
export function OptionTab({ tab }: { tab: SettingTab }) {
  const t = useT()
  return <Text key={tab}>{t('problem.unbuilt')}</Text>
}
