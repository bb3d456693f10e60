import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { TextInput } from '#/ui/controls/text-input'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { isKey } from '#/fields/pasted-key'
import { tooltipText } from '#/format/truncate'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import {
  matchingGroups,
  usePaletteItems,
  type PaletteItem,
  noteChoice,
  useRecordSearch,
} from './palette-items'
import classes from './palette.module.css'

/** Index after a key press in a list of `count`, or undefined if the key does not move. */
function movedIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return undefined
}

interface Props {
  /** What is typed; the caller keeps it, because typing may begin before this module is loaded. */
  text: string
  onChange: (text: string) => void
  onClose: () => void
  onLogOut: () => void
}

/** Dialog that finds pages, actions and records by typing: arrows move, Enter opens, Esc closes. */
export function Palette({ text, onChange, onClose, onLogOut }: Props) {
  const t = useT()
  const id = useId()
  const [activeId, setActiveId] = useState('')
  const own = matchingGroups(usePaletteItems(onLogOut), text)
  const { groups: records, isSearching, hasFailed } = useRecordSearch(text)
  const groups = [...own, ...records]
  const items = groups.flatMap((group) => group.items)
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  )
  const active = items[index]
  const optionId = (item: PaletteItem) => `${id}-${item.id}`
  const activeOption = active && optionId(active)
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  const choose = (item: PaletteItem) => {
    noteChoice(item.id)
    onClose()
    item.onSelect()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || items.length === 0) return
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    }
    const next = movedIndex(event.key, index, items.length)
    if (next === undefined) return
    event.preventDefault()
    setActiveId(items[next]?.id ?? '')
  }
  const status = () => {
    if (isKey(text)) return t('palette.key')
    if (hasFailed) return t('palette.failed')
    if (items.length > 0) return t('palette.count', { n: items.length })
    return isSearching ? t('palette.searching') : t('palette.empty', { text: text.trim() })
  }
  return (
    <DialogFrame title={t('palette.title')} size="lg" onClose={onClose}>
      <TextInput
        type="text"
        role="combobox"
        data-autofocus
        aria-label={t('palette.title')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeOption}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('palette.placeholder')}
        leftSection={<IconSearch aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          setActiveId('')
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className={classes.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div aria-hidden="true" className={classes.heading}>
              {group.label}
            </div>
            {group.items.map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                className={classes.option}
                onPointerMove={() => setActiveId(item.id)}
                onClick={() => choose(item)}
              >
                <item.icon aria-hidden />
                <bdi className={classes.label} title={tooltipText(item.label)}>
                  {item.label}
                </bdi>
                {item.note !== undefined && <span className={classes.note}>{item.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {status()}
      </p>
    </DialogFrame>
  )
}
