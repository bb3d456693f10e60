import { Box, Button, Text, TextInput } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { useEffect, useId, useState, type ReactNode } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { isKey } from '#/fields/pasted-key'
import { tooltipText } from '#/format/truncate'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { CURRENT, NOT_CURRENT } from '../menu/menu-list'
import { usePaletteItems, type PaletteItem } from './palette-items'
import { useRecordSearch } from './record-search'

/** The dialog focuses its first control a moment later: keys would be lost meanwhile. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** It shrinks before the label. */
const NOTE = { flexShrink: 1000, minWidth: 'var(--gc-space-16)' }

interface Props {
  onClose: () => void
  /** Shows a dialog that outlives the palette; undefined closes it. */
  showDialog: (dialog: ReactNode) => void
}

/**
 * Dialog, open while mounted, that finds pages, settings, models and records with their verbs by typing: the arrows move, Enter
 * opens, Esc closes.
 */
export function Palette({ onClose, showDialog }: Props) {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const own = usePaletteItems(query, showDialog)
  const { groups: records, isSearching, hasFailed } = useRecordSearch(query, showDialog)
  const groups = [...own, ...records].filter((group) => group.items.length > 0)
  const items = groups.flatMap((group) => group.items)
  const active = items[Math.min(selected, items.length - 1)]
  const activeId = active && `${id}-${active.id}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const choose = (item: PaletteItem) => {
    onClose()
    item.onSelect()
  }
  const move = (step: number) => setSelected((selected + step + items.length) % Math.max(1, items.length))
  const handleKey = getHotkeyHandler([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => active && choose(active)],
  ])
  const status = () => {
    if (isKey(query)) return t('palette.key')
    if (hasFailed) return t('palette.failed')
    if (items.length > 0) return t('palette.count', { n: items.length })
    return isSearching ? t('common.searching') : t('palette.empty', { text: query.trim() })
  }
  return (
    <DialogFrame title={t('palette.title')} size="lg" onClose={onClose}>
      <TextInput
        ref={focus}
        role="combobox"
        data-autofocus
        aria-label={t('palette.title')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        // For the dialog no input that is lost when it closes.
        onInput={(event) => event.stopPropagation()}
        placeholder={t('palette.placeholder')}
        leftSection={<IconSearch aria-hidden />}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setSelected(0)
        }}
        onKeyDown={(event) => {
          if (!isComposing(event)) handleKey(event)
        }}
      />
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.results')}
        // Fixed: it must not move while results arrive.
        h="min(var(--gc-length-20), 50vh)"
        my="xs"
        style={{ overflowY: 'auto' }}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <Text size="xs" c="dimmed" px="sm" pt="xs" aria-hidden>
              {group.label}
            </Text>
            {group.items.map((item) => (
              <Button
                key={item.id}
                id={`${id}-${item.id}`}
                role="option"
                aria-selected={item === active}
                data-active={item === active || undefined}
                tabIndex={-1}
                fullWidth
                justify="start"
                {...(item === active ? CURRENT : NOT_CURRENT)}
                styles={{ label: { flex: 1, gap: 'var(--gc-space-2)' } }}
                leftSection={<item.icon aria-hidden />}
                onClick={() => choose(item)}
              >
                <Text component="bdi" inherit truncate title={tooltipText(item.label)}>
                  {item.label}
                </Text>
                {item.note !== undefined && (
                  <Text component="span" size="xs" truncate ms="auto" style={NOTE}>
                    {item.note}
                  </Text>
                )}
              </Button>
            ))}
          </div>
        ))}
      </Box>
      <Text component="span" size="sm" c="dimmed" role="status">
        {status()}
      </Text>
    </DialogFrame>
  )
}
