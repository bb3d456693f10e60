import { Suspense, useState } from 'react'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { lazyComponent } from '#/ui/status/lazy-component'
import classes from './menu.module.css'

const load = async () => (await import('./menu-sheet')).MenuSheet
const MenuSheet = lazyComponent(load)
const preload = () => void load().catch(() => undefined)

/** Button of the bar on phones that opens the main menu as a sheet. */
export function PhoneMenu() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label={t('shell.menu')}
        size="lg"
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
