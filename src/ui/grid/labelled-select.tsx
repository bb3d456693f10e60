import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
// Its arrow is drawn by the styles of another component.
import '@mantine/core/styles/Combobox.layer.css'
import classes from './labelled-select.module.css'

export type Choice = { value: string; label: string }

type Props = {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** `xs` where several stand in a row. */
  size?: 'xs' | 'sm'
}

/** A small native choice with its label beside it. */
export function LabelledSelect({ label, choices, value, onChange, size = 'sm' }: Props) {
  const id = useId()
  return (
    <div className={classes.pair}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        size={size}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={[...choices]}
      />
    </div>
  )
}
