import { useWindowEvent } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { createStore } from '#/async/store'
import { useShortcuts, type Shortcut } from '#/ui/keys/use-shortcuts'
import { focusNotification } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'
import { useMenu } from '../menu/menu-list'

const help = createStore(false)
const closeHelp = () => help.write(false)
export const openShortcutHelp = () => help.write(true)

const ShortcutHelp = lazyPart(async () => (await import('./shortcut-help')).ShortcutHelp)

/** The shortcuts of every page, `?` for their list and `g` with a letter for the pages, and that list. */
export function Shortcuts() {
  const router = useRouter()
  const { links: pages } = useMenu()
  const isHelpOpen = useStored(help)
  useEffect(() => closeHelp, [])
  // Until the next key, however long it takes.
  const isGoing = useRef(false)
  useWindowEvent('keydown', ({ key }) => {
    if (key.toLowerCase() !== 'g') isGoing.current = false
  })
  useShortcuts([
    ['shift+?', openShortcutHelp],
    ['?', openShortcutHelp],
    ['n', focusNotification],
    ['g', () => (isGoing.current = true)],
    ...pages.map(({ to, key }): Shortcut => [key, () => isGoing.current && router.navigate({ to })]),
  ])
  return isHelpOpen && <ShortcutHelp pages={pages} onClose={closeHelp} />
}
