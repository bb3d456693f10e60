import { VisuallyHidden } from '@mantine/core'

/** Class of what only screen readers get. In rows: the component computes styles on every render. */
export const HIDDEN = VisuallyHidden.classes.root
