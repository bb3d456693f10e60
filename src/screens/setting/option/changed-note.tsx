import { useId } from 'react'
import { shorten } from '#/format/shorten'
import type { OptionRecord } from '#/resources/option/option-record'
import { answerText } from '#/ui/form/answer-text'
import { useT } from '#/ui/language/use-t'
import { useDesk } from './desk'
import classes from './option.module.css'
import { useChanged } from './use-changed'

const MOST_SHOWN = 60

interface Props {
  record: OptionRecord
  /** Where it does not stand under an input that says so. */
  isNamed?: boolean
}

/** Under a changed option: what it was, and the way back. */
export function ChangedNote({ record: { key, ask }, isNamed = false }: Props) {
  const t = useT()
  const { form, server } = useDesk()
  const noteId = useId()
  if (!useChanged(form).includes(key)) return null
  const before = server[key]
  const isShown = ask.kind !== 'secret' && ask.kind !== 'block' && before !== undefined
  const undo = () => {
    if (before !== undefined) form.set(key, before)
    // The button goes with the note.
    document.getElementById(form.idOf(key))?.focus()
  }
  return (
    <p className={classes.changed}>
      <span id={noteId}>
        {isNamed && `${t(ask.label)}: `}
        {isShown
          ? t('option.was', { value: shorten(answerText(ask, before), MOST_SHOWN) })
          : t('option.changed')}
      </span>
      <button type="button" className={classes.undo} aria-describedby={noteId} onClick={undo}>
        {t('option.undo')}
      </button>
    </p>
  )
}
