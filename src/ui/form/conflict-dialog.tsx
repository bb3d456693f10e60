import { Button } from '@mantine/core'
import { useState } from 'react'
import { type FieldValues, type Fields, type FieldName, asFieldValues } from '#/fields/field-values'
import type { FieldValue } from '#/fields/field'
import { useT } from '#/ui/language/use-t'
import { formatFieldValue } from './value-text'
import { DialogFrame } from './dialog-frame'
import classes from './conflict-dialog.module.css'
import { ConflictRow, type Side } from './conflict-row'
import type { Conflict } from './rebase'

interface ConflictDialogProps<Of extends Fields> {
  fields: Of
  conflicts: readonly Conflict<FieldName<Of>>[]
  /** How an answer is written for reading, where its field needs more than its own text. */
  format?: (name: FieldName<Of>, value: FieldValue) => string | undefined
  busy: boolean
  /** The answers the person chose for the conflicting names. */
  onSave: (chosen: Partial<FieldValues<Of>>) => void
  onCancel: () => void
}

/** Shows base, theirs and mine of each field that moved while it was edited, and asks which one is saved. */
export function ConflictDialog<const Of extends Fields>(props: ConflictDialogProps<Of>) {
  const { fields, conflicts, format, busy, onSave, onCancel } = props
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
            const formatValue = (value: FieldValue) =>
              format?.(conflict.name, value) ?? formatFieldValue(field, value)
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
      <div className={classes.buttons}>
        <Button type="button" variant="default" onClick={() => busy || onCancel()}>
          {t('form.cancel')}
        </Button>
        <Button
          type="button"
          aria-disabled={busy || undefined}
          data-disabled={busy || undefined}
          onClick={() => busy || save()}
        >
          {t('form.conflict.save')}
        </Button>
      </div>
    </DialogFrame>
  )
}
