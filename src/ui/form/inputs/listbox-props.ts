import classes from './inputs.module.css'

/** Makes Mantine's clear and remove buttons reachable by keyboard. */
export const CLEAR_BUTTON = { tabIndex: 0, 'aria-hidden': false } as const

/** Renders options in place, inside the page's landmarks, and without Mantine's scroll area, which is a tab stop. */
export const LISTBOX_PROPS = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const
