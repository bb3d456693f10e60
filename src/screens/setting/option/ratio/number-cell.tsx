import { ActionIcon, Group, Input } from '@mantine/core'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import { useState, type ReactNode } from 'react'
import { typedNumber } from '#/resources/option/ratio-input'
import { useT } from '#/ui/language/use-t'

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
    <Input
      aria-label={label}
      error={isInvalid}
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

const CHANGED = { boxShadow: 'inset var(--gc-edge) 0 0 var(--gc-warning)' }

interface NameProps {
  name: string
  removeLabel: string
  /** Undefined where there is nothing to remove. */
  onRemove: (() => void) | undefined
  /** Whether it differs from what is stored. */
  isChanged?: boolean
  /** What is said of the entry. */
  children?: ReactNode
}

/** The name of an entry, which heads its row, with a button that removes it. */
export function NameCell({ name, removeLabel, onRemove, isChanged, children }: NameProps) {
  return (
    <th scope="row" style={isChanged ? CHANGED : undefined}>
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
