import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { optionsSchema } from './option'

/** First part of the query keys of options. */
const OPTION = 'option'

/** Queries of options. */
export const optionQueries = {
  /** All options of the server without secrets; for root only (K7.1). */
  all: () =>
    queryOptions({
      queryKey: [OPTION],
      queryFn: ({ signal }) => gateway.get('api/option/', optionsSchema, { signal }),
      // The form is initialised once, so a failed background refetch is not shown.
      meta: { errorHandledBy: 'caller' },
    }),
}
