import { createLink } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, ReactNode, Ref, AnchorHTMLAttributes } from 'react'
import classes from './controls.module.css'
import { Tooltip } from './tooltip'

/** Look of a button, whatever element renders it. */
export interface ButtonLook {
  /** `primary` once per screen or dialog, `danger` for what cannot be undone. */
  variant?: 'primary' | 'default' | 'subtle' | 'danger' | undefined
  /** `sm` in toolbars, rows and notices. */
  size?: 'md' | 'sm' | undefined
  /** Rendered before the text. */
  icon?: ReactNode
  /** Takes the width of its container. */
  isWide?: boolean | undefined
  className?: string | undefined
}

/** Attributes that make an element look like a button. */
function buttonAttributes({ variant = 'default', size = 'md', isWide, className }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
  }
}

interface Props extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  /** True while its action is pending: shows a spinner and ignores clicks. */
  busy?: boolean
  /** Ignores clicks without a reason of its own, such as during a countdown that the text shows. */
  isBlocked?: boolean | undefined
  /** Why the action is not available: shown on hover and focus, and clicks are ignored. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLButtonElement>
  /** Text, or elements laid out in a row. */
  children: ReactNode
}

/**
 * Button with a text. While it is unavailable it is `aria-disabled` and stays focusable: the `disabled` attribute would
 * move the focus to the body and hide the reason. A blocked submit button still submits, and the form ignores it.
 */
export function Button(props: Props) {
  const {
    variant,
    size,
    icon,
    isWide,
    className,
    busy = false,
    isBlocked = false,
    disabledReason,
    onClick,
    children,
    ...rest
  } = props
  const isUnavailable = busy || isBlocked || disabledReason !== undefined
  const renderButton = (tooltipId?: string) => (
    <button
      type="button"
      aria-disabled={isUnavailable || undefined}
      aria-describedby={tooltipId}
      {...rest}
      {...buttonAttributes({ variant, size, isWide, className })}
      onClick={isUnavailable ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
  // Also without a reason yet: the button must stay the same element when one appears, or it would lose the focus.
  if (!('disabledReason' in props)) return renderButton()
  return <Tooltip content={disabledReason}>{renderButton}</Tooltip>
}

/** Decorative sign of work in progress; the text beside it says what is awaited. */
export function Spinner() {
  return <span aria-hidden="true" className={classes.spinner} />
}

interface LinkLook extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  ref?: Ref<HTMLAnchorElement>
}

/** Link to another site that looks like a button. */
export function AnchorButton({ variant, size, icon, isWide, className, children, ...rest }: LinkLook) {
  return (
    <a {...rest} {...buttonAttributes({ variant, size, isWide, className })}>
      {icon}
      {children}
    </a>
  )
}

/** Router link that looks like a button. */
export const LinkButton = createLink(AnchorButton)
