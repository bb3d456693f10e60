import type { ReactNode } from 'react'
import classes from './form-section.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Group of fields in a long form, as a fieldset whose legend screen readers announce with each field. */
export function FormSection({ title, children }: Props) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  )
}
