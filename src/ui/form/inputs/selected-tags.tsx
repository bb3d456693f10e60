import { Pill, Button } from '@mantine/core'
import { useRovingIndex } from '@mantine/hooks'
import { useId, useState, type KeyboardEvent } from 'react'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import { useCopy } from '#/ui/button/use-copy'
import { useT } from '#/ui/language/use-t'
import classes from './inputs.module.css'
import '@mantine/core/styles/Pill.layer.css'

/** Rendered tags until "Show all" is pressed. */
const MAX_SHOWN = 100

interface Props {
  label: string
  texts: readonly string[]
  onRemove: (text: string) => void
}

/**
 * Toolbar of the selected names: a click copies a name, its cross removes it. One tab stop: arrow keys move, Enter
 * copies, Delete removes.
 */
export function SelectedTags({ label, texts, onRemove }: Props) {
  const t = useT()
  const copy = useCopy()
  const hintId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? texts : texts.slice(0, MAX_SHOWN)
  const { getItemProps } = useRovingIndex({ total: shown.length, orientation: 'both', loop: false })
  if (texts.length === 0) return null

  const removeByKey = (event: KeyboardEvent<HTMLElement>, text: string) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    const { nextElementSibling, previousElementSibling } = event.currentTarget
    const neighbour = nextElementSibling ?? previousElementSibling
    neighbour?.querySelector('button')?.focus()
    onRemove(text)
  }
  return (
    <div>
      <p id={hintId} className={classes.note}>
        {t('form.picker.selected', { n: formatCount(texts.length) })}
      </p>
      <Pill.Group
        role="toolbar"
        aria-label={t('form.picker.selectedOf', { label })}
        aria-describedby={hintId}
        className={classes.tags}
      >
        {shown.map((text, index) => (
          <Pill
            key={text}
            withRemoveButton
            onRemove={() => onRemove(text)}
            onKeyDown={(event) => removeByKey(event, text)}
            removeButtonProps={{ 'aria-hidden': false, 'aria-label': t('form.remove', { name: text }) }}
          >
            <button
              type="button"
              {...getItemProps({ index, onClick: () => void copy(text) })}
              className={classes.copy}
              aria-label={t('form.picker.copy', { text })}
              title={tooltipText(text)}
            >
              {text}
            </button>
          </Pill>
        ))}
      </Pill.Group>
      {texts.length > shown.length ? (
        <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
          {t('form.picker.showAll', { n: formatCount(texts.length) })}
        </Button>
      ) : null}
    </div>
  )
}
