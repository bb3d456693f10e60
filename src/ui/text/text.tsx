import type { ComponentProps, ReactNode } from 'react'
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

interface Props {
  /** `output` is a live region: changes of its content are announced. */
  as?: 'span' | 'div' | 'output'
  role?: 'status'
  children: ReactNode
}

/** Text for screen readers only. Cheaper than Mantine's component, which computes styles on every render. */
export function VisuallyHidden({ as: Element = 'span', role, children }: Props) {
  return (
    <Element role={role} className={classes.hidden}>
      {children}
    </Element>
  )
}
