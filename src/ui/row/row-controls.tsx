import { ActionIcon, UnstyledButton } from '@mantine/core'
import {
  useState,
  type ButtonHTMLAttributes,
  type ComponentProps,
  type MouseEventHandler,
  type ReactNode,
} from 'react'
import type { Icon } from '@tabler/icons-react'
import { tooltipText } from '#/format/truncate'
import classes from './row.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: Icon
  /** The accessible name, also shown on hover. */
  label: string
  /** More for the tooltip. */
  hint?: string | undefined
  size?: 'sm' | undefined
  /** True while its action runs: clicks are ignored, the focus stays. */
  isBusy?: boolean
  /** Why the action is not available. The button stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined
  hasFailed?: boolean
}

/** Of Mantine's icon buttons, whose own component computes styles on every render. */
const LOOK = `${UnstyledButton.classes.root} ${ActionIcon.classes.root} mantine-ActionIcon-root ${classes.button}`

/** Icon button of a row, without hooks. */
export function RowButton(props: ButtonProps) {
  const {
    icon: Icon,
    label,
    hint,
    size,
    isBusy = false,
    disabledReason,
    hasFailed = false,
    className = '',
    onClick,
    ...rest
  } = props
  const isDisabled = disabledReason !== undefined
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? undefined : onClick}
      aria-label={label}
      title={tooltipText(disabledReason ?? [label, hint].filter(Boolean).join('\n'))}
      aria-disabled={isBusy || isDisabled || undefined}
      aria-busy={isBusy || rest['aria-busy'] || undefined}
      data-size={size}
      data-failed={hasFailed || undefined}
      data-refused={isDisabled || undefined}
      className={`${LOOK} ${className}`}
    >
      <Icon aria-hidden />
    </button>
  )
}

interface NameProps {
  /** The text; clipped to one line, and in full in the tooltip. */
  name: string
  /** The text with what is marked in it. */
  shown: ReactNode
  /** The accessible name, such as *Edit* with the name. */
  label: string
  /** The props of the anchor; undefined without a page. */
  link: ComponentProps<'a'> | undefined
  disabledReason?: string | undefined
  /** Handles a click if there is no page. */
  onRefuse: MouseEventHandler
}

/** The name of a row as a link. Without a page it says why. */
export function RowNameLink({ name, shown, label, link, disabledReason, onRefuse }: NameProps) {
  const common = {
    'aria-label': label,
    title: tooltipText(link ? name : (disabledReason ?? label)),
    className: classes.name,
  }
  const content = <bdi translate="no">{shown}</bdi>
  if (link)
    return (
      <a {...link} {...common}>
        {content}
      </a>
    )
  return (
    <button type="button" role="link" aria-disabled="true" onClick={onRefuse} {...common}>
      {content}
    </button>
  )
}

interface TipProps {
  /** Unique in the document. */
  id: string
  content: ReactNode
  children: ReactNode
}

/** Text of a row with a tooltip on hover and focus; Esc closes it. */
export function RowTip({ id, content, children }: TipProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tooltip must be reachable by keyboard
    <span
      className={classes.hint}
      data-tip=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {children}
      {/* Within, so that moving the pointer onto it keeps it open. */}
      {isOpen && (
        <span role="tooltip" id={id} className={classes.tip}>
          {content}
        </span>
      )}
    </span>
  )
}
