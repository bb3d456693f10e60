import classes from './inputs.module.css'

/** A button that keys can reach too: a list that cannot be typed into has no other way to be emptied. */
export const CLEAR_BUTTON = { tabIndex: 0, 'aria-hidden': false } as const

/** Options inside the page's landmarks, in a list that scrolls itself: a scroll area around it needs a tab stop. */
export const LISTBOX_PROPS = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const
