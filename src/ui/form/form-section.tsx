import type { ReactNode } from 'react'
import classes from './form-section.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Questions of a long form that belong together, under a name that screen readers say with each of them. */
export function FormSection({ title, children }: Props) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{title}</legend>
      {children}
    </fieldset>
  )
}
