import { ActionIcon, Group } from '@mantine/core'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import { useState, type ReactNode } from 'react'
import { typedNumber } from '#/resources/option/ratio-input'
import { useT } from '#/ui/language/use-t'
import classes from '../option.module.css'

interface Props {
  label: string
  /** The number as text, or what was typed in place of one. */
  value: string
  isInvalid: boolean
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
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}

interface NameProps {
  name: string
  removeLabel: string
  /** Undefined where there is nothing to remove. */
  onRemove: (() => void) | undefined
  children?: ReactNode
}

export function NameCell({ name, removeLabel, onRemove, children }: NameProps) {
  return (
    <th scope="row">
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <span>
          <bdi translate="no">{name}</bdi> {children}
        </span>
        {onRemove && (
          <ActionIcon color="gray" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
            <IconTrash aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </th>
  )
}
