import type { ChangeEventHandler } from 'react'
import classes from './tick-box.module.css'

type Props = {
  label: string
  checked: boolean
  /** Of several rows some are ticked. */
  partly?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A box that selects, named for readers alone. A plain element: a tick of all rows draws dozens of them at once. */
export function TickBox({ label, checked, partly = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      // An attribute for it does not exist.
      ref={(box) => {
        if (box) box.indeterminate = partly
      }}
      onChange={onChange}
    />
  )
}

/** The same with its name beside it, which can be pressed too. */
export function LabelledTickBox(props: Props) {
  return (
    <label className={classes.labelled}>
      <TickBox {...props} />
      {props.label}
    </label>
  )
}
