import { ActionButton } from '#/ui/button/action-button'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import {
  type FieldValue,
  type FieldValues,
  type Fields,
  type FieldName,
  asFieldValues,
} from '#/fields/fields'
import { DialogButtons, DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import classes from './conflict-dialog.module.css'
import type { Conflict } from './rebase'
import { formatFieldValue } from './value-texts'

/** Which version of a value is saved. */
type Side = 'theirs' | 'mine'

interface ConflictDialogProps<Of extends Fields> {
  fields: Of
  conflicts: readonly Conflict<FieldName<Of>>[]
  busy: boolean
  /** Called with the chosen values of the conflicting fields. */
  onSave: (chosen: Partial<FieldValues<Of>>) => void
  onCancel: () => void
}

/** Dialog that shows the base, server and typed value of each conflicting field and asks which one to save. */
export function ConflictDialog<const Of extends Fields>(props: ConflictDialogProps<Of>) {
  const { fields, conflicts, busy, onSave, onCancel } = props
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (name: string): Side => sides[name] ?? 'mine'
  const save = () => {
    const chosen = conflicts.map((conflict) => [conflict.name, conflict[sideOf(conflict.name)]])
    onSave(asFieldValues(fields, Object.fromEntries(chosen)))
  }
  return (
    <DialogFrame title={t('form.conflict')} size="xl" isClosable={!busy} onClose={onCancel}>
      <p className={classes.hint}>{t('form.conflict.hint')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('form.conflict.field')}</th>
            <th scope="col">{t('form.conflict.base')}</th>
            <th scope="col">{t('form.conflict.theirs')}</th>
            <th scope="col">{t('form.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict, index) => {
            const field = fields[conflict.name]
            const formatValue = (value: FieldValue) => formatFieldValue(field, value)
            return (
              <ConflictRow
                key={conflict.name}
                isFirst={index === 0}
                label={field ? t(field.label) : conflict.name}
                base={formatValue(conflict.base)}
                theirs={formatValue(conflict.theirs)}
                mine={formatValue(conflict.mine)}
                side={sideOf(conflict.name)}
                onSide={(side) => setSides({ ...sides, [conflict.name]: side })}
              />
            )
          })}
        </tbody>
      </table>
      <DialogButtons>
        <Button onClick={() => busy || onCancel()}>{t('form.cancel')}</Button>
        <ActionButton variant="filled" isBlocked={busy} onClick={() => busy || save()}>
          {t('form.conflict.save')}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}

interface ConflictRowProps {
  label: string
  base: string
  theirs: string
  mine: string
  side: Side
  /** True for the first row, which receives the initial focus. */
  isFirst: boolean
  onSide: (side: Side) => void
}

/** Row of one conflicting field, with a radio button for the server's value and for the typed one. */
function ConflictRow({ label, base, theirs, mine, side, isFirst, onSide }: ConflictRowProps) {
  const t = useT()
  const group = useId()
  const renderChoice = (option: Side, head: string, text: string) => (
    <td data-head={head}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={group}
          data-autofocus={isFirst && side === option ? true : undefined}
          checked={side === option}
          onChange={() => onSide(option)}
          aria-label={`${label}, ${head}: ${text}`}
        />
        <span>{text}</span>
      </label>
    </td>
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-head={t('form.conflict.base')}>{base}</td>
      {renderChoice('theirs', t('form.conflict.theirs'), theirs)}
      {renderChoice('mine', t('form.conflict.mine'), mine)}
    </tr>
  )
}
