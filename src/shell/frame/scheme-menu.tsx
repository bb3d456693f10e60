import { useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import type { StaticKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { DENSITIES, useDensity } from '#/ui/theme/density'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { radioGroup } from '#/ui/menu/menu-items'

const LABELS: Record<MantineColorScheme, StaticKey> = {
  light: 'shell.scheme.light',
  dark: 'shell.scheme.dark',
  auto: 'shell.scheme.auto',
}
const SCHEMES = ['light', 'dark', 'auto'] as const

/** Light, dark, or as the system has it; roomy or dense. */
export function SchemeMenu() {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [density, chooseDensity] = useDensity()
  const shown = useComputedColorScheme('light')
  const groups = () => [
    radioGroup({
      label: t('shell.scheme'),
      selected: colorScheme,
      options: SCHEMES.map((value) => ({ value, label: t(LABELS[value]) })),
      onSelect: setColorScheme,
    }),
    radioGroup({
      label: t('shell.density'),
      selected: density,
      options: DENSITIES.map((value) => ({ value, label: t(`shell.density.${value}`) })),
      onSelect: chooseDensity,
    }),
  ]
  return (
    <MenuButton size="lg" label={t('shell.scheme')} icon={shown === 'dark' ? 'moon' : 'sun'} items={groups} />
  )
}
