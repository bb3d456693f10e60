import { Button, Stack } from '@mantine/core'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import { Brand } from '../frame/brand'
import { usePreferences } from '../frame/preference-menus'
import { openPalette } from '../palette/palette-button'
import { MenuList } from './menu-list'

/** Modal sheet of phones: name of the system, main menu and preferences. Closes when a page is chosen. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const preferences = usePreferences()
  return (
    <DialogFrame title={t('app.menu')} size="xs" position="left" onClose={onClose}>
      <Stack onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}>
        <Brand />
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
          <MenuList />
        </nav>
        <Stack gap="xs" pt="sm" style={{ borderTop: '1px solid var(--gc-line)' }}>
          {preferences.map(({ label, selected, options }) => (
            <ToolbarSelect
              key={label}
              label={label}
              value={selected}
              choices={options}
              onChange={(chosen) => options.find(({ value }) => value === chosen)?.onSelect()}
            />
          ))}
        </Stack>
      </Stack>
    </DialogFrame>
  )
}
