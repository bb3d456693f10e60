import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar'
import IconMenu2 from '@tabler/icons-react/icons/IconMenu2'
import { storedText } from '#/browser/stored-value'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { lazyPart } from '#/ui/status/lazy-part'
import { AfterPage } from '../frame/after-page'
import { ENTRY, MenuList, NOT_CURRENT } from './menu-list'
import frame from '../frame/frame.module.css'
import classes from './menu.module.css'

const storedShape = storedText('menu', z.enum(['rail', 'full']))
export const useIsMenuRail = () => useStored(storedShape) === 'rail'

/**
 * Main menu beside the page: icons with words, or a rail of icons, which the browser remembers. Windows up to 960 px
 * have the rail, phones (up to 600 px) the sheet of `PhoneMenu`.
 */
export function Navigation() {
  const t = useT()
  const isRail = useIsMenuRail()
  return (
    <Stack
      component="nav"
      aria-label={t('app.navigation')}
      gap={0}
      justify="space-between"
      px="xs"
      py="sm"
      className={classes.navigation}
      data-wide-only
      data-shape={isRail ? 'rail' : 'full'}
    >
      <AfterPage lines={6}>
        <MenuList />
        <Button
          {...ENTRY}
          {...NOT_CURRENT}
          className={classes.toggle}
          leftSection={<IconLayoutSidebar aria-hidden />}
          onClick={() => storedShape.write(isRail ? 'full' : 'rail')}
        >
          {t(isRail ? 'app.menu.expand' : 'app.menu.collapse')}
        </Button>
      </AfterPage>
    </Stack>
  )
}

const MenuSheet = lazyPart(async () => (await import('./menu-sheet')).MenuSheet)

/** Button of the bar on phones that opens the main menu as a sheet. */
export function PhoneMenu() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={IconMenu2}
        label={t('app.menu')}
        size="lg"
        className={frame.onPhones}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MenuSheet.preload}
        onFocus={MenuSheet.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}
