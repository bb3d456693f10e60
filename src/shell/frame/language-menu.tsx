import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { chooseLanguage } from '#/session/language-choice'
import { MenuButton } from '#/ui/feedback/menu-opener'
import { choiceOf } from '#/ui/feedback/menu-parts'

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

/** Switches the language of the console at once, without losing what is typed. */
export function LanguageMenu() {
  const t = useT()
  return <MenuButton size="lg" label={t('shell.language')} icon="globe" parts={groups} />
}

const groups = () => [
  choiceOf({
    chosen: currentLanguage(),
    choices: CHOICES,
    onChoose: (language) => void chooseLanguage(language),
  }),
]
