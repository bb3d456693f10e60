import type { ComponentProps } from 'react'
import classes from './layout.module.css'

const join = (own: string | undefined, className: string | undefined) =>
  className === undefined ? own : `${own} ${className}`

interface GroupProps extends ComponentProps<'div'> {
  /** `end` for the buttons below a dialog. */
  justify?: 'between' | 'end'
}

/** Lays out its children in a row that wraps. */
export function Group({ justify, className, ...rest }: GroupProps) {
  return <div {...rest} className={join(classes.group, className)} data-justify={justify} />
}

interface StackProps extends ComponentProps<'div'> {
  /** The children take the whole width. */
  isWide?: boolean
  /** Apart from what is above, such as the page title. */
  isApart?: boolean
}

/** Lays out its children below each other. */
export function Stack({ isWide = false, isApart = false, className, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={join(classes.stack, className)}
      data-wide={isWide || undefined}
      data-apart={isApart || undefined}
    />
  )
}

interface CardProps extends ComponentProps<'section'> {
  /** Lays out its children as a `Stack`. */
  isStack?: boolean
}

/** Framed section of a page. */
export function Card({ isStack = false, className, ...rest }: CardProps) {
  const own = isStack ? `${classes.card} ${classes.stack}` : classes.card
  return <section {...rest} className={join(own, className)} />
}

/** List without markers and indent. */
export function PlainList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={join(classes.list, className)} />
}
