import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { createStore } from '#/async/store'
import { topDialog } from '#/ui/dialog/modal-dialogs'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useLogOut } from '../use-log-out'
import classes from './palette.module.css'

const load = async () => (await import('./palette')).Palette
const Palette = lazyComponent(load)
const preload = () => void load().catch(() => undefined)

/** What is typed in the command palette; undefined while it is closed. */
const typedStore = createStore<string | undefined>(undefined)
/** Opens the command palette, from the menu of phones. */
export const openPalette = () => typedStore.write(typedStore.read() ?? '')
const close = () => typedStore.write(undefined)

const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Button that looks like a search field and opens the command palette, as Ctrl+K does (⌘K on a Mac). */
export function PaletteButton() {
  const t = useT()
  // Here, not in the palette: the log-out goes on after the palette has closed.
  const { busy, leave } = useLogOut()
  const logOut = () => {
    if (!busy) leave(() => notify('success', t('shell.loggedOut')))
  }
  const text = useSyncExternalStore(typedStore.subscribe, typedStore.read)
  // Before the first paint: what is seen can be used.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isShortcut || event.shiftKey || topDialog.read()) return
      // Otherwise the browser moves the focus to its address bar.
      event.preventDefault()
      openPalette()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      close()
    }
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
        className={classes.opener}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={openPalette}
      >
        <IconSearch aria-hidden />
        <span className={classes.prompt}>{t('palette.open')}</span>
        <kbd aria-hidden="true">{hasCommandKey ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {text !== undefined && (
        <Suspense fallback={<TypedAhead />}>
          <Palette text={text} onChange={typedStore.write} onClose={close} onLogOut={logOut} />
        </Suspense>
      )}
    </>
  )
}

/** Catches the keys that are typed while the palette is loaded: they are meant for its input, not for the page. */
function TypedAhead() {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      const isMeant = key.length === 1 || key === 'Backspace' || key === 'Escape'
      if (!isMeant || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      const text = typedStore.read() ?? ''
      if (key === 'Escape') close()
      else typedStore.write(key === 'Backspace' ? text.slice(0, -1) : text + key)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return null
}
