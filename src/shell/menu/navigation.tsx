import { AppShell, Burger, NavLink, Tooltip, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Burger.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useMenuShape } from '#/ui/theme/appearance'
import { MenuList } from './menu-list'
import classes from './menu.module.css'

/**
 * Main menu beside the page: icons with words, or a rail of icons, which the browser remembers. Windows up to 960 px
 * have the rail, phones (up to 600 px) the sheet of `PhoneMenu`.
 */
export function Navigation() {
  const t = useT()
  const [shape, setShape] = useMenuShape()
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false })
  const isRail = isNarrow || shape === 'rail'
  const toggleLabel = t(isRail ? 'shell.menu.expand' : 'shell.menu.collapse')
  return (
    <AppShell.Navbar
      aria-label={t('shell.navigation')}
      className={classes.navigation}
      data-rail={isRail || undefined}
    >
      <MenuList isRail={isRail} />
      {!isNarrow && (
        <Tooltip label={toggleLabel} position="right" disabled={!isRail}>
          <NavLink
            component="button"
            type="button"
            classNames={classes}
            c="dimmed"
            mt="auto"
            label={isRail ? <VisuallyHidden>{toggleLabel}</VisuallyHidden> : toggleLabel}
            leftSection={<IconLayoutSidebar aria-hidden />}
            onClick={() => setShape(isRail ? 'full' : 'rail')}
          />
        </Tooltip>
      )}
    </AppShell.Navbar>
  )
}

const load = async () => (await import('./menu-sheet')).MenuSheet
const MenuSheet = lazyComponent(load)
const preload = () => void load().catch(() => undefined)

/** Button of the bar on phones that opens the main menu as a sheet. */
export function PhoneMenu() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Burger
        aria-label={t('shell.menu')}
        size="xs"
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
