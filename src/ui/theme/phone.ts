export const PHONE = '(max-width: 37.5em)'
