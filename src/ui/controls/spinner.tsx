import classes from './controls.module.css'

/** Decorative sign of work in progress; the text beside it says what is awaited. */
export function Spinner() {
  return <span aria-hidden="true" className={classes.spinner} />
}
