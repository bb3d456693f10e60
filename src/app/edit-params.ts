import { notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParamText } from '#/browser/search-params'

// ASCII digits only, within the safe integer range: nothing else may become part of an API path.
const ID_PATTERN = /^[1-9][0-9]{0,15}$/

/** Path param codec for `$id`: a positive integer; anything else throws `notFound` before any request. */
const idParam = {
  parse: ({ id }: { id: string }) => {
    if (!ID_PATTERN.test(id) || !Number.isSafeInteger(Number(id))) throw notFound()
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}

/**
 * Search param of every edit page: the name of the field that gets the focus when the page opens (`?focus=models`).
 * `useEditForm` ignores a name that the form does not have.
 */
export const focusSearch = () => ({
  focus: z.catch(z.optional(z.string().check(z.regex(/^\w{1,40}$/))), undefined),
})

export const editParams = { validateSearch: z.lazy(() => z.object(focusSearch())), params: idParam }

/** Search param that names a record by its id; any other text counts as unset. */
export const idSearch = () =>
  z.catch(
    z.optional(
      z.pipe(z.pipe(searchParamText, z.string().check(z.regex(/^[1-9][0-9]{0,14}$/))), z.transform(Number)),
    ),
    undefined,
  )
