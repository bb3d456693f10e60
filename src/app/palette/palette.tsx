import { Box, Text } from '@mantine/core'
import { Spotlight, useSpotlight, type createSpotlightStore } from '@mantine/spotlight'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { isKey } from '#/fields/pasted-key'
import { tooltipText } from '#/format/truncate'
import { openModal } from '#/ui/dialog/modal-dialogs'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { matchingGroups, usePaletteItems, useSettingItems, type PaletteItem } from './palette-items'
import { useRecordSearch } from './record-search'

const ACTION = { gap: 'var(--gc-space-3)' }
const CHOSEN = { ...ACTION, background: 'var(--gc-selected)', color: 'var(--gc-selected-text)' }
const NOTE = { flexShrink: 1000 }
const LIST = { overflowY: 'auto', borderTop: '1px solid var(--gc-line)' } as const
const STYLES = {
  // Of fixed height: it must not move while results arrive.
  content: { background: 'var(--gc-overlay)', height: 'min(calc(1.5 * var(--gc-length-20)), 70vh)' },
  body: { display: 'flex', flexDirection: 'column', height: '100%' },
} as const

/** The library would take the Enter that ends a composition in Safari for a choice. */
const ignoreComposing = (event: KeyboardEvent) => {
  if (isComposing(event)) event.stopPropagation()
}

interface Props {
  store: ReturnType<typeof createSpotlightStore>
  onLogOut: () => void
  /** Shows a dialog that outlives the palette; undefined closes it. */
  showDialog: (dialog: ReactNode) => void
}

/**
 * Dialog, open while mounted, that finds pages, settings, models and records with their verbs by typing: the arrows move, Enter
 * opens, Esc closes.
 */
export function Palette({ store, onLogOut, showDialog }: Props) {
  const t = useT()
  const id = useId()
  const { query, selected } = useSpotlight(store)
  const all = usePaletteItems(onLogOut)
  const settings = useSettingItems()
  // Without a text the settings would be most of the list.
  const own = matchingGroups(query.trim() === '' ? all : [...all, settings], query)
  const { groups: records, isSearching, hasFailed } = useRecordSearch(query, showDialog)
  const groups = [...own, ...records]
  const items = groups.flatMap((group) => group.items)
  const active = items[Math.max(0, selected)]
  const optionId = (item: PaletteItem) => `${id}-${item.id}`
  const listId = `${id}-list`
  // The library's own list scrolls inside, where no role says that the keys of the input scroll it.
  useEffect(() => store.updateState((state) => ({ ...state, listId })), [store, listId])
  // The library selects nothing when it opens, nor when the first items arrive later.
  const isUnselected = selected < 0 && items.length > 0
  useEffect(() => {
    if (isUnselected) store.setState((state) => ({ ...state, selected: 0 }))
  }, [store, isUnselected])
  // Read during render: when effects run, the focus may already be inside.
  const [trigger] = useState(() => document.activeElement)
  const [list, setList] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const dialog = list?.closest<HTMLElement>('[role=dialog]')
    if (!dialog) return undefined
    // The library does it a moment later: keys would be lost meanwhile.
    dialog.querySelector('input')?.focus()
    return openModal(dialog, trigger)
  }, [list, trigger])
  // The library selects by attributes and tells nobody.
  const onKeyDown = () => queueMicrotask(() => store.setState((state) => ({ ...state })))
  const choose = (item: PaletteItem) => {
    store.setState((state) => ({ ...state, opened: false }))
    item.onSelect()
  }
  const status = () => {
    if (isKey(query)) return t('palette.key')
    if (hasFailed) return t('palette.failed')
    if (items.length > 0) return t('palette.count', { n: items.length })
    return isSearching ? t('common.searching') : t('palette.empty', { text: query.trim() })
  }
  return (
    <Spotlight.Root
      store={store}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      portalProps={{ target: document.body }}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
      styles={STYLES}
      overlayProps={{ blur: 0, bg: 'var(--gc-backdrop)' }}
    >
      <Spotlight.Search
        role="combobox"
        data-autofocus
        aria-label={t('palette.title')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('palette.placeholder')}
        leftSection={<IconSearch aria-hidden />}
        onKeyDownCapture={ignoreComposing}
        onKeyDown={onKeyDown}
      />
      <Box
        ref={setList}
        id={listId}
        role="listbox"
        aria-label={t('palette.results')}
        flex={1}
        px="var(--gc-space-1)"
        pb="var(--gc-space-1)"
        style={LIST}
      >
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label} role="group" aria-label={group.label}>
            {group.items.map((item) => (
              <Spotlight.Action
                key={item.id}
                // The library drops an `id`.
                ref={(option) => option?.setAttribute('id', optionId(item))}
                role="option"
                aria-selected={item === active}
                closeSpotlightOnTrigger={false}
                data-selected={item === active || undefined}
                data-active={item === active || undefined}
                mih="var(--gc-control)"
                py={0}
                style={item === active ? CHOSEN : ACTION}
                onClick={() => choose(item)}
              >
                <item.icon aria-hidden />
                <Text component="bdi" inherit truncate title={tooltipText(item.label)}>
                  {item.label}
                </Text>
                {item.note !== undefined && (
                  // It shrinks before the label.
                  <Text
                    component="span"
                    size="xs"
                    truncate
                    ms="auto"
                    miw="var(--gc-space-16)"
                    ta="end"
                    style={NOTE}
                  >
                    {item.note}
                  </Text>
                )}
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Box>
      <Spotlight.Footer>
        <span role="status">{status()}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  )
}
