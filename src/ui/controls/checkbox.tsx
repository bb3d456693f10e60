import type { ChangeEventHandler } from 'react'
import classes from './checkbox.module.css'

type Props = {
  label: string
  checked: boolean
  /** Of several rows some are ticked. */
  isIndeterminate?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A box that selects, named for readers alone. A plain element: a tick of all rows draws dozens of them at once. */
export function Checkbox({ label, checked, isIndeterminate = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      // An attribute for it does not exist.
      ref={(box) => {
        if (box) box.indeterminate = isIndeterminate
      }}
      onChange={onChange}
    />
  )
}

/** The same with its name beside it, which can be pressed too. */
export function CheckboxField(props: Props) {
  return (
    <label className={classes.labelled}>
      <Checkbox {...props} />
      {props.label}
    </label>
  )
}
