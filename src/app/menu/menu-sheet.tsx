import { Button, NativeSelect, Stack } from '@mantine/core'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import { Brand } from '../frame/brand'
import { languageChoice, useLookChoices } from '../frame/preference-menus'
import { openPalette } from '../palette/palette-button'
import { MenuList } from './menu-list'

/** Modal sheet of phones: name of the system, main menu and preferences. Closes when a page is chosen. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('app.menu')} size="xs" position="left" onClose={onClose}>
      <Stack>
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
        <nav aria-label={t('app.navigation')}>
          <MenuList onSelect={onClose} />
        </nav>
        <Preferences />
      </Stack>
    </DialogFrame>
  )
}

/** The choices of the header's menus, as native selects. */
function Preferences() {
  const t = useT()
  const choices = [{ ...languageChoice(), label: t('app.language') }, ...useLookChoices()]
  return (
    <Stack gap="xs" pt="sm" style={{ borderTop: '1px solid var(--gc-line)' }}>
      {choices.map(({ label, selected, options, onSelect }) => (
        <NativeSelect
          key={label}
          label={label}
          value={selected}
          data={options.map((option) => ({ value: option.value, label: option.label }))}
          onChange={({ currentTarget }) => onSelect(currentTarget.value)}
        />
      ))}
    </Stack>
  )
}
