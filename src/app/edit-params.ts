import { notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParamText } from '#/browser/search-params'

// ASCII digits only, within the safe integer range: nothing else may become part of an API path.
const idOf = (text: string) => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined)

/** Path param codec for `$id`: a positive integer; anything else throws `notFound` before any request. */
const idParam = {
  parse: (params: { id: string }) => {
    const id = idOf(params.id)
    if (id === undefined) throw notFound()
    return { id }
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
export const idSearch = () => z.catch(z.optional(z.pipe(searchParamText, z.transform(idOf))), undefined)
