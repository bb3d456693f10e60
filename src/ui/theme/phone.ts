/** The media query of phones, as in the style sheets. */
export const PHONE = '(max-width: 37.5em)'
