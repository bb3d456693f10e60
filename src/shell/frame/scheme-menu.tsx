import { useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import type { PlainKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { DENSITIES, useDensity } from '#/ui/theme/density'
import { MenuButton } from '#/ui/feedback/menu-opener'
import { choiceOf } from '#/ui/feedback/menu-parts'

const LABELS: Record<MantineColorScheme, PlainKey> = {
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
    choiceOf({
      label: t('shell.scheme'),
      chosen: colorScheme,
      choices: SCHEMES.map((value) => ({ value, label: t(LABELS[value]) })),
      onChoose: setColorScheme,
    }),
    choiceOf({
      label: t('shell.density'),
      chosen: density,
      choices: DENSITIES.map((value) => ({ value, label: t(`shell.density.${value}`) })),
      onChoose: chooseDensity,
    }),
  ]
  return (
    <MenuButton size="lg" label={t('shell.scheme')} icon={shown === 'dark' ? 'moon' : 'sun'} parts={groups} />
  )
}
