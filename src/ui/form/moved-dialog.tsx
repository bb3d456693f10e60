import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Answers, type Fields, type NameOf, typedAnswers } from '#/fields/answers'
import type { Answer } from '#/fields/field'
import { useT } from '#/ui/language/use-t'
import { answerText } from './answer-text'
import { DialogFrame } from './dialog-frame'
import classes from './moved-dialog.module.css'
import { MovedRow, type Side } from './moved-row'
import type { Conflict } from './rebase'

interface MovedDialogProps<Of extends Fields> {
  fields: Of
  conflicts: readonly Conflict<NameOf<Of>>[]
  /** How an answer is written for reading, where its field needs more than its own text. */
  format?: (name: NameOf<Of>, answer: Answer) => string | undefined
  busy: boolean
  /** The answers the person chose for the conflicting names. */
  onSave: (chosen: Partial<Answers<Of>>) => void
  onCancel: () => void
}

/** Shows base, theirs and mine of each field that moved while it was edited, and asks which one is saved. */
export function MovedDialog<const Of extends Fields>(props: MovedDialogProps<Of>) {
  const { fields, conflicts, format, busy, onSave, onCancel } = props
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (name: string): Side => sides[name] ?? 'mine'
  const save = () => {
    const chosen = conflicts.map((conflict) => [conflict.name, conflict[sideOf(conflict.name)]])
    onSave(typedAnswers(fields, Object.fromEntries(chosen)))
  }
  return (
    <DialogFrame title={t('form.moved')} size="xl" isClosable={!busy} onClose={onCancel}>
      <p className={classes.hint}>{t('form.moved.hint')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('form.moved.field')}</th>
            <th scope="col">{t('form.moved.base')}</th>
            <th scope="col">{t('form.moved.theirs')}</th>
            <th scope="col">{t('form.moved.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict, index) => {
            const asked = fields[conflict.name]
            const textOf = (answer: Answer) => format?.(conflict.name, answer) ?? answerText(asked, answer)
            return (
              <MovedRow
                key={conflict.name}
                isFirst={index === 0}
                label={asked ? t(asked.label) : conflict.name}
                base={textOf(conflict.base)}
                theirs={textOf(conflict.theirs)}
                mine={textOf(conflict.mine)}
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
          {t('form.moved.save')}
        </Button>
      </div>
    </DialogFrame>
  )
}
