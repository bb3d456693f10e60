import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { gateway } from '#/http/gateway'
import { listPage, lenientNumber, lenientText } from '#/http/rows'

/** Schema of the own consumption of one model on one UTC day (call 20). */
const usageSchema = z.pipe(
  z.object({ Day: z.string(), ModelName: lenientText, Quota: lenientNumber }),
  z.transform(({ Day, ModelName, Quota }) => ({ day: Day.slice(0, 10), model: ModelName, quota: Quota })),
)
/** Own consumption of one model on one day, as `2026-01-31`, in server units. */
export type Usage = z.output<typeof usageSchema>

const FRESH_MS = 60_000

/** Queries of the server's own statistics. */
export const usageQueries = {
  /** Own consumption of the last seven UTC days by model; days without calls are left out. */
  week: () =>
    queryOptions({
      queryKey: ['usage', 'week'],
      queryFn: ({ signal }) => gateway.get('api/user/dashboard', listPage(usageSchema), { signal }),
      staleTime: FRESH_MS,
      meta: { errorHandledBy: 'caller' },
    }),
}
