import classes from './inputs.module.css'

/** Options inside the page's landmarks, in a list that scrolls itself: a scroll area around it needs a tab stop. */
export const LISTBOX_PROPS = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  classNames: { options: classes.options },
} as const
