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

/** In the order of their menu; `auto` follows the system. */
const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
const ON_OFF = ['on', 'off'] as const

const choiceOf = <Value extends string>(
  label: string,
  values: readonly Value[],
  selected: Value,
  labelOf: (value: Value) => string,
  choose: (value: Value) => void,
) => ({
  label,
  selected,
  options: values.map((value) => ({ value, label: labelOf(value), onSelect: () => choose(value) })),
})

/** What a person chooses for this browser: the language, which switches at once and keeps unsaved input, and how things look. */
export function usePreferences() {
  const t = useT()
  // Otherwise Mantine inserts a style element that ends transitions.
  const { colorScheme, setColorScheme: setScheme } = useMantineColorScheme({ keepTransitions: true })
  const [density, setDensity] = useDensity()
  const [hasShortcuts, chooseShortcuts] = useShortcutChoice()
  const shortcuts = hasShortcuts ? 'on' : 'off'
  const setShortcuts = (value: typeof shortcuts) => chooseShortcuts(value === 'on')
  const language = { label: t('app.language'), selected: currentLanguage(), options: LANGUAGE_OPTIONS }
  return [
    language,
    choiceOf(t('app.scheme'), COLOR_SCHEMES, colorScheme, (scheme) => t(`app.scheme.${scheme}`), setScheme),
    choiceOf(t('app.density'), DENSITIES, density, (value) => t(`app.density.${value}`), setDensity),
    choiceOf(t('shortcuts.switch'), ON_OFF, shortcuts, (value) => t(`shortcuts.${value}`), setShortcuts),
  ] as const
}

export function PreferenceMenus() {
  const t = useT()
  const [{ label, ...language }, ...looks] = usePreferences()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const SchemeIcon = shown === 'dark' ? IconMoon : IconSun
  return (
    <>
      <MenuButton label={label} icon={IconWorld} items={() => [language]} />
      <MenuButton label={t('app.scheme')} icon={SchemeIcon} items={() => looks} />
    </>
  )
}
