import type { ChangeEventHandler } from 'react'
import classes from './controls.module.css'

type Props = {
  label: string
  checked: boolean
  /** True while some, but not all, of the rows are selected. */
  isIndeterminate?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** Native checkbox with an invisible label. Mantine's is too slow when "select all" re-renders dozens of them. */
export function Checkbox({ label, checked, isIndeterminate = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      // HTML has no attribute for the indeterminate state.
      ref={(box) => {
        if (box) box.indeterminate = isIndeterminate
      }}
      onChange={onChange}
    />
  )
}

/** Checkbox with a visible, clickable label. */
export function CheckboxField(props: Props) {
  return (
    <label className={classes.labelled}>
      <Checkbox {...props} />
      {props.label}
    </label>
  )
}
