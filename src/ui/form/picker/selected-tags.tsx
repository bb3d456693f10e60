import { formatCount } from '#/format/quota'
import { Button } from '#/ui/controls/button'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import IconX from '@tabler/icons-react/icons/IconX'
import { tooltipText } from '#/format/truncate'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import classes from './picker.module.css'

/** Rendered tags until "Show all" is pressed. */
const MAX_SHOWN = 100

interface Props {
  label: string
  texts: readonly string[]
  onRemove: (text: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/**
 * Toolbar of the selected names: a click copies a name, its cross removes it. One tab stop with a roving tabindex:
 * arrow keys move, Enter copies, Delete removes.
 */
export function SelectedTags({ label, texts, onRemove }: Props) {
  const t = useT()
  const copy = useCopy()
  const hintId = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? texts : texts.slice(0, MAX_SHOWN)
  const currentIndex = Math.min(current, shown.length - 1)
  if (texts.length === 0) return null

  const focusTag = (next: number) => {
    setCurrent(next)
    toolbar.current?.querySelectorAll<HTMLElement>('[data-chip]')[next]?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? 0
    const text = shown[currentIndex]
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    if (step !== 0) focusTag(Math.max(0, Math.min(currentIndex + step, shown.length - 1)))
    else if (isRemoval && text !== undefined) {
      // Focus the tag that follows the removed one, or the one before the last.
      focusTag(currentIndex === shown.length - 1 ? Math.max(0, currentIndex - 1) : currentIndex + 1)
      setCurrent(Math.max(0, Math.min(currentIndex, shown.length - 2)))
      onRemove(text)
    } else return
    event.preventDefault()
  }

  return (
    <div className={classes.chosen}>
      <p id={hintId} className={classes.count}>
        {t('form.picker.selected', { n: formatCount(texts.length) })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are focusable */}
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={t('form.picker.selectedOf', { label })}
        aria-describedby={hintId}
        className={classes.chips}
        onKeyDown={handleKeyDown}
      >
        {shown.map((text, index) => (
          <span key={text} className={classes.chip}>
            <button
              type="button"
              data-chip
              tabIndex={index === currentIndex ? 0 : -1}
              className={classes.copy}
              aria-label={t('form.picker.copy', { text })}
              title={tooltipText(text)}
              onFocus={() => setCurrent(index)}
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
              <IconX size={12} aria-hidden />
            </button>
          </span>
        ))}
      </div>
      {texts.length > shown.length ? (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {t('form.picker.showAll', { n: formatCount(texts.length) })}
        </Button>
      ) : null}
    </div>
  )
}
