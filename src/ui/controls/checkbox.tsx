import type { ChangeEventHandler } from 'react'
import classes from './controls.module.css'

type Props = {
  label: string
  /** Without it the label is only the accessible name, as in the rows of a list. */
  isLabelVisible?: boolean
  checked: boolean
  /** True while some, but not all, of the rows are selected. */
  isIndeterminate?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** Native checkbox: a list renders one per row. */
export function Checkbox({
  label,
  isLabelVisible = false,
  checked,
  isIndeterminate = false,
  onChange,
}: Props) {
  return (
    // Also without text: the label is what a finger hits.
    <label className={classes[isLabelVisible ? 'labelled' : 'unlabelled']}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={checked}
        // HTML has no attribute for the indeterminate state.
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate
        }}
        onChange={onChange}
      />
      {isLabelVisible && label}
    </label>
  )
}
