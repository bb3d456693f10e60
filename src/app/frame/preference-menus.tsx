import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import IconWorld from '@tabler/icons-react/icons/IconWorld'
import IconMoon from '@tabler/icons-react/icons/IconMoon'
import IconSun from '@tabler/icons-react/icons/IconSun'
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '#/i18n/i18n'
import { chooseLanguage } from '#/session/language-choice'
import { useShortcutChoice } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { DENSITIES, useDensity } from '#/ui/theme/appearance'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
  lang: value,
  onSelect: () => void chooseLanguage(value),
}))

const languageChoice = () => ({ selected: currentLanguage(), options: LANGUAGE_OPTIONS })

export function usePreferences() {
  const t = useT()
  return [{ ...languageChoice(), label: t('app.language') }, ...useLookChoices()]
}

/** Menu that switches the language at once and keeps unsaved input. */
export function LanguageMenu() {
  const t = useT()
  return <MenuButton label={t('app.language')} icon={IconWorld} items={() => [languageChoice()]} />
}

/** In the order of their menu; `auto` follows the system. */
const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
/** The choices of the shortcuts of single keys, the default first. */
const SHORTCUT_CHOICES = ['on', 'off'] as const

function useLookChoices() {
  const t = useT()
  // Otherwise Mantine inserts a style element that ends transitions.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const [density, chooseDensity] = useDensity()
  const [hasShortcuts, chooseShortcuts] = useShortcutChoice()
  return [
    {
      label: t('app.scheme'),
      selected: colorScheme,
      options: COLOR_SCHEMES.map((value) => ({
        value,
        label: t(`app.scheme.${value}`),
        onSelect: () => setColorScheme(value),
      })),
    },
    {
      label: t('app.density'),
      selected: density,
      options: DENSITIES.map((value) => ({
        value,
        label: t(`app.density.${value}`),
        onSelect: () => chooseDensity(value),
      })),
    },
    {
      label: t('shortcuts.switch'),
      selected: hasShortcuts ? 'on' : 'off',
      options: SHORTCUT_CHOICES.map((value) => ({
        value,
        label: t(`shortcuts.${value}`),
        onSelect: () => chooseShortcuts(value === 'on'),
      })),
    },
  ]
}

export function SchemeMenu() {
  const t = useT()
  const choices = useLookChoices()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const icon = shown === 'dark' ? IconMoon : IconSun
  return <MenuButton label={t('app.scheme')} icon={icon} items={() => choices} />
}
