import { useWindowEvent } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useShortcuts, type Shortcut } from '#/ui/keys/use-shortcuts'
import { focusNotification } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'
import { useMenu } from '../menu/menu-list'

export const LazyShortcutHelp = lazyPart(async () => (await import('./shortcut-help')).ShortcutHelp)

/** The shortcuts of every page, `?` for their list and `g` with a letter for the pages, and that list. */
export function Shortcuts() {
  const router = useRouter()
  const { links } = useMenu()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = () => setHelpOpen(true)
  // Until the next key, however long it takes.
  const isGoing = useRef(false)
  useWindowEvent('keydown', ({ key }) => {
    if (key.toLowerCase() !== 'g') isGoing.current = false
  })
  useShortcuts([
    ['shift+?', openHelp],
    ['?', openHelp],
    ['n', focusNotification],
    ['g', () => (isGoing.current = true)],
    ...links.map(({ to, key }): Shortcut => [key, () => isGoing.current && router.navigate({ to })]),
  ])
  return isHelpOpen && <LazyShortcutHelp onClose={() => setHelpOpen(false)} />
}
