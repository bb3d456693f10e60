/** Spoken when it appears, and found by its role. */
export const ERROR_PROPS = { role: 'alert' } as const
