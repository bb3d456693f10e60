import { useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import type { PlainKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { ChoiceMenu } from './choice-menu'

const LABELS: Record<MantineColorScheme, PlainKey> = {
  light: 'shell.scheme.light',
  dark: 'shell.scheme.dark',
  auto: 'shell.scheme.auto',
}
const SCHEMES = ['light', 'dark', 'auto'] as const

/** Light, dark, or as the system has it. */
export function SchemeMenu() {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  return (
    <ChoiceMenu
      label={t('shell.scheme')}
      icon={shown === 'dark' ? 'moon' : 'sun'}
      value={colorScheme}
      choices={SCHEMES.map((value) => ({ value, label: t(LABELS[value]) }))}
      onChoose={setColorScheme}
    />
  )
}
