import { Button } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { tooltipText } from '#/format/truncate'
import { useCopy } from '#/ui/controls/use-copy'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './picker.module.css'

/** How many are drawn unless all are wanted. */
const MAX_SHOWN = 100

interface Props {
  label: string
  texts: readonly string[]
  onRemove: (text: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/**
 * What was chosen. A click copies one, the cross removes it. For keys they are one stop: arrows lead from one to
 * the next, Enter copies, Delete removes; two stops for each of a hundred would bar the way to the next field.
 */
export function SelectedTags({ label, texts, onRemove }: Props) {
  const t = useT()
  const copy = useCopy()
  const hintId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? texts : texts.slice(0, MAX_SHOWN)
  const place = Math.min(current, shown.length - 1)
  if (texts.length === 0) return null

  const focusOn = (next: number) => {
    setCurrent(next)
    bar.current?.querySelectorAll<HTMLElement>('[data-chip]')[next]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? 0
    const text = shown[place]
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (step !== 0) focusOn(Math.max(0, Math.min(place + step, shown.length - 1)))
    else if (isRemoval && text !== undefined) {
      // The next one moves up; after the last, the one before it.
      focusOn(place === shown.length - 1 ? Math.max(0, place - 1) : place + 1)
      setCurrent(Math.max(0, Math.min(place, shown.length - 2)))
      onRemove(text)
    } else return
    event.preventDefault()
  }

  return (
    <div className={classes.chosen}>
      <p id={hintId} className={classes.count}>
        {t('form.picker.selected', { n: texts.length })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('form.picker.selectedOf', { label })}
        aria-describedby={hintId}
        className={classes.chips}
        onKeyDown={press}
      >
        {shown.map((text, at) => (
          <span key={text} className={classes.chip}>
            <button
              type="button"
              data-chip
              tabIndex={at === place ? 0 : -1}
              className={classes.copy}
              aria-label={t('form.picker.copy', { text })}
              title={tooltipText(text)}
              onFocus={() => setCurrent(at)}
              onClick={() => void copy(text)}
            >
              {text}
            </button>
            <button
              type="button"
              tabIndex={-1}
              className={classes.remove}
              aria-label={t('form.remove', { name: text })}
              onClick={() => onRemove(text)}
            >
              <Icon name="x" size={12} />
            </button>
          </span>
        ))}
      </div>
      {texts.length > shown.length ? (
        <Button type="button" variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('form.picker.showAll', { n: texts.length })}
        </Button>
      ) : null}
    </div>
  )
}
