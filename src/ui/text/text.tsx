import type { ComponentProps } from 'react'
import classes from './text.module.css'

interface TextProps extends ComponentProps<'p'> {
  /** `sm` for notes, `lg` for the lead of a page. */
  size?: 'sm' | 'lg'
  isDimmed?: boolean
}

/** Paragraph without margins. */
export function Text({ size, isDimmed = false, className, ...rest }: TextProps) {
  const own = className === undefined ? classes.text : `${classes.text} ${className}`
  return <p {...rest} className={own} data-size={size} data-dimmed={isDimmed || undefined} />
}

interface HeadingProps extends ComponentProps<'h2'> {
  order: 2 | 3
}

/** Heading of a section; the page has its own title. */
export function Heading({ order, className, ...rest }: HeadingProps) {
  const Tag = `h${order}` as const
  const own = className === undefined ? classes.heading : `${classes.heading} ${className}`
  return <Tag {...rest} className={own} />
}
