import { Button, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState, type ReactNode } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { createStore } from '#/async/store'
import { topDialog } from '#/ui/dialog/modal-dialogs'
import { hasCommandKey } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'

const Palette = lazyPart(async () => (await import('./palette')).Palette)

const isOpen = createStore(false)
const closePalette = () => isOpen.write(false)
export const openPalette = () => isOpen.write(true)

/** Button that looks like a search field and opens the command palette, as Ctrl+K does (⌘K on a Mac). */
export function PaletteButton() {
  const t = useT()
  const opened = useStored(isOpen)
  // Of a verb, which goes on after the palette has closed.
  const [dialog, showDialog] = useState<ReactNode>()
  useHotkeys([['mod+K', () => topDialog.read() ?? openPalette()]], [], true)
  useEffect(() => closePalette, [])
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts={hasCommandKey() ? 'Meta+K' : 'Control+K'}
        data-wide-only
        // Looks like the search fields of lists, but is a button.
        styles={{ label: { flex: 1, textAlign: 'start' } }}
        flex="0 1 var(--gc-length-20)"
        miw="var(--gc-space-10)"
        mx="auto"
        bg="var(--gc-sunken)"
        c="var(--mantine-color-placeholder)"
        fw={400}
        leftSection={<IconSearch aria-hidden />}
        rightSection={
          <Text component="kbd" size="sm" ff="text" aria-hidden>
            {hasCommandKey() ? '⌘K' : 'Ctrl K'}
          </Text>
        }
        onPointerEnter={Palette.preload}
        onFocus={Palette.preload}
        onClick={openPalette}
      >
        {t('palette.open')}
      </Button>
      {opened && <Palette onClose={closePalette} showDialog={showDialog} />}
      {dialog}
    </>
  )
}
