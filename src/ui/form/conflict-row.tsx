import { useId } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './conflict-dialog.module.css'

/** Which version of an answer is saved. */
export type Side = 'theirs' | 'mine'

interface ConflictRowProps {
  label: string
  base: string
  theirs: string
  mine: string
  side: Side
  /** The first thing that takes the focus. */
  isFirst: boolean
  onSide: (side: Side) => void
}

/** One field that moved, with the choice between the server's answer and the typed one. */
export function ConflictRow({ label, base, theirs, mine, side, isFirst, onSide }: ConflictRowProps) {
  const t = useT()
  const group = useId()
  const choice = (which: Side, head: string, text: string) => (
    <td data-head={head}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={group}
          data-autofocus={isFirst && side === which ? true : undefined}
          checked={side === which}
          onChange={() => onSide(which)}
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
      {choice('theirs', t('form.conflict.theirs'), theirs)}
      {choice('mine', t('form.conflict.mine'), mine)}
    </tr>
  )
}
