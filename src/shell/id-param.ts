import { notFound } from '@tanstack/react-router'

// Digits of ASCII only, and no more than a number holds exactly: nothing else may become part of a call (T-01).
const ID_PATTERN = /^[1-9][0-9]{0,15}$/

/** How `$id` in an address is read: a positive whole number, or the not-found page before anything is asked. */
export const idParam = {
  parse: ({ id }: { id: string }) => {
    if (!ID_PATTERN.test(id) || !Number.isSafeInteger(Number(id))) throw notFound()
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
