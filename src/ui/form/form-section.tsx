import { useId, type ReactNode } from 'react'
import classes from './record-form.module.css'

interface Props {
  title: string
  /** What the fields are for, in one sentence. */
  note?: string
  children: ReactNode
}

/** Group of fields: title and note at the left, the fields at the right; below each other in a narrow window. */
export function FormSection({ title, note, children }: Props) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {note === undefined ? null : <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}

/** Fields side by side, below each other where the space is short. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
