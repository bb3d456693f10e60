import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import type { Family } from './families'
import classes from './picker.module.css'

interface Props {
  id: string
  labelId: string
  /** The id of the option at a place, counted without the names of families. */
  optionId: (index: number) => string
  families: readonly Family[]
  selected: readonly string[]
  /** The place of the option that keys have reached, -1 for none. */
  active: number
  onToggle: (name: string) => void
}

const ROW_HEIGHT = 34
/** What is drawn before the browser has measured anything. */
const FIRST_RECT = { width: 300, height: 240 }

interface ListRow {
  /** The name of a family, for its heading. */
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

/** The options under the search: only those in sight are drawn. */
export function PickerList({ id, labelId, optionId, families, selected, active, onToggle }: Props) {
  const t = useT()
  const scroll = useRef<HTMLDivElement>(null)
  const rows = rowsOf(families)
  const options = rows.filter(({ name }) => name !== undefined).length
  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is kept or handed on memoised
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: FIRST_RECT,
    overscan: 6,
  })
  const activeRow = rows.findIndex(({ index }) => index === active && active >= 0)
  useEffect(() => {
    if (activeRow >= 0) virtual.scrollToIndex(activeRow)
  }, [activeRow, virtual])

  const picked = new Set(selected)
  return (
    <div
      ref={scroll}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-multiselectable="true"
      aria-labelledby={labelId}
      className={classes.list}
      // A pointer leaves the focus in the search.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options === 0 ? (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- reached from the search by arrow keys
        <div role="option" aria-disabled="true" aria-selected="false" className={classes.nothing}>
          {t('form.picker.nothing')}
        </div>
      ) : null}
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
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
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are heard by the search
            <div
              key={item.key}
              id={optionId(index)}
              role="option"
              aria-selected={picked.has(name)}
              aria-setsize={options}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              className={classes.option}
              style={style}
              onClick={() => onToggle(name)}
            >
              <span className={classes.check}>
                {picked.has(name) ? <Icon name="check" size={14} /> : null}
              </span>
              <span className={classes.name}>{name}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
