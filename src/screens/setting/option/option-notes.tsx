import type { OptionRecord } from '#/resources/option/option'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm, useChanged } from './settings-form-context'
import classes from './option.module.css'
import { useId } from 'react'
import { truncate } from '#/format/truncate'
import { formatFieldValue } from '#/ui/form/value-texts'

/** Warns that the server returned an option more than once and that the last value is shown. */
export function DuplicateNote({
  record: { key, field },
  isNamed = false,
}: {
  record: OptionRecord
  isNamed?: boolean
}) {
  const t = useT()
  const { options } = useSettingsForm()
  if (!options.duplicates?.has(key)) return null
  return (
    <p className={classes.hint}>
      {isNamed && `${t(field.label)}: `}
      {t('option.duplicate')}
    </p>
  )
}

const MAX_SHOWN = 60

interface ChangedNoteProps {
  record: OptionRecord
  /** Shows the option's label, for notes that are not placed below their input. */
  isNamed?: boolean
}

/** Note under a changed option: its stored value and a button that restores it. */
export function ChangedNote({ record: { key, field }, isNamed = false }: ChangedNoteProps) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const noteId = useId()
  if (!useChanged(form).includes(key)) return null
  const before = server[key]
  const isShown = field.kind !== 'secret' && field.kind !== 'textarea' && before !== undefined
  const undo = () => {
    if (before !== undefined) form.setValue(key, before)
    // The button is unmounted together with the note.
    document.getElementById(form.idOf(key))?.focus()
  }
  return (
    <p className={classes.changed}>
      <span id={noteId}>
        {isNamed && `${t(field.label)}: `}
        {isShown
          ? t('option.was', { value: truncate(formatFieldValue(field, before), MAX_SHOWN) })
          : t('option.changed')}
      </span>
      <button type="button" className={classes.undo} aria-describedby={noteId} onClick={undo}>
        {t('option.undo')}
      </button>
    </p>
  )
}
