import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { chooseLanguage } from '#/session/language-choice'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { radioGroup } from '#/ui/menu/menu-items'

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

/** Switches the language of the console at once, without losing what is typed. */
export function LanguageMenu() {
  const t = useT()
  return <MenuButton size="lg" label={t('shell.language')} icon="globe" items={groups} />
}

const groups = () => [
  radioGroup({
    selected: currentLanguage(),
    options: CHOICES,
    onSelect: (language) => void chooseLanguage(language),
  }),
]
