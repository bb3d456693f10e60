import { ActionIcon } from '@mantine/core'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import { useState } from 'react'
import { typedNumber } from '#/resources/option/ratio-input'
import { useT } from '#/ui/language/use-t'
import classes from '../option.module.css'

interface Props {
  label: string
  /** The number as text, or what was typed in place of one. */
  value: string
  isInvalid: boolean
  /** Shown while there is no number. */
  placeholder?: string | undefined
  readOnly?: boolean
  /** Gets a text where no number was typed, which a save refuses, and undefined for a blank. */
  onNumber: (number: number | string | undefined) => void
}

/** Input of a number in a table. A change such as `+20 %` is worked out when the cell is left. */
export function NumberCell({ label, value, isInvalid, placeholder, readOnly, onNumber }: Props) {
  const t = useT()
  const [edit, setEdit] = useState<{ text: string; before: string }>()
  const finish = () => {
    if (edit) onNumber(typedNumber(edit.text, edit.before === '' ? undefined : Number(edit.before)))
    setEdit(undefined)
  }
  return (
    <input
      className={classes.number}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      title={isInvalid ? t('option.ratio.invalidCell') : undefined}
      inputMode="text"
      autoComplete="off"
      readOnly={readOnly}
      placeholder={placeholder}
      value={edit?.text ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setEdit({ text, before: edit?.before ?? value })
        onNumber(typedNumber(text, undefined))
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter must not submit the section from a cell.
        event.preventDefault()
        finish()
      }}
    />
  )
}

/** Removes the entry of a row. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon color="gray" aria-label={label} title={label} onClick={onClick}>
      <IconTrash aria-hidden />
    </ActionIcon>
  )
}
