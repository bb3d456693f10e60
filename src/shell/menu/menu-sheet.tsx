import { Button, NativeSelect } from '@mantine/core'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '#/i18n/i18n'
import { chooseLanguage } from '#/session/language-choice'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useShortcutChoice } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import { COLOR_SCHEMES, useColorScheme, DENSITIES, useDensity } from '#/ui/theme/appearance'
import { Brand } from '../frame/brand'
import { SCHEME_LABELS, SHORTCUT_CHOICES } from '../frame/preference-menus'
import { openPalette } from '../palette/palette-button'
import { MenuList } from './menu-list'
import classes from './menu.module.css'

/** Modal sheet of phones: name of the system, main menu and preferences. Closes when a page is chosen. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('shell.menu')} size="sm" position="left" onClose={onClose}>
      <div className={classes.sheet}>
        <Brand onSelect={onClose} />
        <Button
          leftSection={<IconSearch aria-hidden />}
          fullWidth
          onClick={() => {
            onClose()
            openPalette()
          }}
        >
          {t('palette.open')}
        </Button>
        <nav aria-label={t('shell.navigation')}>
          <MenuList onSelect={onClose} />
        </nav>
        <Preferences />
      </div>
    </DialogFrame>
  )
}

/** The choices of the header's menus, as native selects. */
function Preferences() {
  const t = useT()
  const [scheme, chooseScheme] = useColorScheme()
  const [density, chooseDensity] = useDensity()
  const [hasShortcuts, chooseShortcuts] = useShortcutChoice()
  return (
    <div className={classes.preferences}>
      <Choices
        label={t('shell.language')}
        value={currentLanguage()}
        values={LANGUAGES}
        labelOf={(language) => LANGUAGE_NAMES[language]}
        onChange={(language) => void chooseLanguage(language)}
      />
      <Choices
        label={t('shell.scheme')}
        value={scheme}
        values={COLOR_SCHEMES}
        labelOf={(value) => t(SCHEME_LABELS[value])}
        onChange={chooseScheme}
      />
      <Choices
        label={t('shell.density')}
        value={density}
        values={DENSITIES}
        labelOf={(each) => t(`shell.density.${each}`)}
        onChange={chooseDensity}
      />
      <Choices
        label={t('shortcuts.switch')}
        value={hasShortcuts ? 'on' : 'off'}
        values={SHORTCUT_CHOICES}
        labelOf={(each) => t(`shortcuts.${each}`)}
        onChange={(value) => chooseShortcuts(value === 'on')}
      />
    </div>
  )
}

interface ChoicesProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  labelOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, value, values, labelOf, onChange }: ChoicesProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={values.map((each) => ({ value: each, label: labelOf(each) }))}
      onChange={({ currentTarget: { value: text } }) => {
        const chosen = values.find((each) => each === text)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
