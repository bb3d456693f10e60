import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { tooltipText } from '#/format/truncate'
import { Icon, type IconName } from '#/ui/icon/icon'
import classes from '../icon/icon-control.module.css'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: IconName
  /** The accessible name, also shown on hover. */
  label: string
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon, label, title = label, ...rest }: Props) {
  return (
    <a aria-label={label} title={tooltipText(title)} {...rest} className={classes.control}>
      <Icon name={icon} />
    </a>
  )
}

/** Icon-only router link with an accessible name. */
export const IconLink = createLink(IconAnchor)
