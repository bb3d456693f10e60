import type { ChangeEventHandler } from 'react'
import classes from './grid.module.css'

type Props = {
  /** The accessible name. */
  label: string
  checked: boolean
  /** True while some, but not all, of the rows are selected. */
  isIndeterminate?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** Native checkbox: a list renders one per row. */
export function RowCheckbox({ label, checked, isIndeterminate = false, onChange }: Props) {
  return (
    // The label is what a finger hits.
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        // HTML has no attribute for the indeterminate state.
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate
        }}
        onChange={onChange}
      />
    </label>
  )
}
