import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useT } from '#/ui/language/use-t'
import classes from './picker.module.css'

interface Props {
  id: string
  labelId: string
  /** Element id of the option at an index; headings are not counted. */
  optionId: (index: number) => string
  families: readonly Family[]
  selected: readonly string[]
  /** Index of the option highlighted by keyboard, -1 for none. */
  active: number
  onToggle: (name: string) => void
}

const ROW_HEIGHT = 34
/** Size assumed until the list has been measured. */
const FIRST_RECT = { width: 300, height: 240 }

interface ListRow {
  /** Label of a family; set on heading rows only. */
  heading?: string
  name?: string
  index: number
}

function rowsOf(families: readonly Family[]): ListRow[] {
  let index = -1
  return families.flatMap(({ label, names }) => [
    { heading: label, index: -1 },
    ...names.map((name) => ({ name, index: (index += 1) })),
  ])
}

/** Virtualised listbox of the matching options. */
export function PickerList({ id, labelId, optionId, families, selected, active, onToggle }: Props) {
  const t = useT()
  const scroll = useRef<HTMLDivElement>(null)
  const rows = rowsOf(families)
  const optionCount = rows.filter(({ name }) => name !== undefined).length
  // oxlint-disable-next-line react/incompatible-library -- its return value is neither memoised nor passed on
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: FIRST_RECT,
    overscan: 6,
  })
  const activeRow = rows.findIndex(({ index }) => index === active && active >= 0)
  useEffect(() => {
    if (activeRow >= 0) virtualizer.scrollToIndex(activeRow)
  }, [activeRow, virtualizer])

  const selectedNames = new Set(selected)
  return (
    <div
      ref={scroll}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-multiselectable="true"
      aria-labelledby={labelId}
      className={classes.list}
      // A click must not move the focus out of the search input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {optionCount === 0 ? (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- reached from the search input by arrow keys
        <div role="option" aria-disabled="true" aria-selected="false" className={classes.nothing}>
          {t('form.picker.nothing')}
        </div>
      ) : null}
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const { heading, name, index } = rows[item.index] ?? { index: -1 }
          const style = { transform: `translateY(${item.start}px)`, height: ROW_HEIGHT }
          if (name === undefined) {
            return (
              <div key={item.key} aria-hidden="true" className={classes.heading} style={style}>
                {heading || t('form.picker.others')}
              </div>
            )
          }
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search input handles the keys
            <div
              key={item.key}
              id={optionId(index)}
              role="option"
              aria-selected={selectedNames.has(name)}
              aria-setsize={optionCount}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              className={classes.option}
              style={style}
              onClick={() => onToggle(name)}
            >
              <span className={classes.check}>
                {selectedNames.has(name) ? <IconCheck size={14} aria-hidden /> : null}
              </span>
              <span className={classes.name}>{name}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Names with a common prefix; `label` is the prefix, blank for names without a family. */
export interface Family {
  label: string
  names: string[]
}

/** Prefix of a name: the vendor (`meta-llama/…`), else the leading letters in lower case (`gpt-4o`). */
function familyPrefix(name: string): string {
  const slash = name.indexOf('/', 1)
  if (slash > 0) return name.slice(0, slash)
  return /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** Groups names by prefix, sorted by label; families of a single name are merged into the last, unlabelled one. */
export function groupByFamily(names: readonly string[]): Family[] {
  const byPrefix = new Map<string, string[]>()
  for (const name of names) {
    const prefix = familyPrefix(name)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), name])
  }
  const families = [...byPrefix].map(([label, members]) => ({ label, names: members }))
  const isFamily = ({ label, names: members }: Family) => label !== '' && members.length > 1
  const ungrouped = families.filter((family) => !isFamily(family)).flatMap((family) => family.names)
  const sorted = families.filter(isFamily).toSorted((a, b) => a.label.localeCompare(b.label))
  return ungrouped.length > 0 ? [...sorted, { label: '', names: ungrouped }] : sorted
}
