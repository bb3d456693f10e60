import { queryOptions } from '@tanstack/react-query'
import { gateway } from '#/http/gateway'
import { optionsSchema } from './option'

/** Every cached answer about options starts with this word. */
const OPTION = 'option'

export const optionQueries = {
  /** All options of the server, without secrets; for root alone (K7.1). */
  all: () =>
    queryOptions({
      queryKey: [OPTION],
      queryFn: ({ signal }) => gateway.get('api/option/', optionsSchema, { signal }),
      // A form is seeded once: what is read again behind it is nobody's news.
      meta: { errorHandledBy: 'caller' },
    }),
}
