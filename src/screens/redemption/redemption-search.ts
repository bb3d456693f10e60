import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

/** Values of the status filter in the URL; blank is no filter. */
export const STATUS_FILTERS = ['', '1', '2', '3'] as const

/** Search params of the list. Invalid values fall back to the default. */
export const redemptionListSearch = z.lazy(() =>
  z.object({
    ...gridSearch(),
    status: searchParam(z.enum(STATUS_FILTERS), ''),
  }),
)

/** Default search params, which the URL omits. */
export const redemptionSearchDefaults = { ...gridSearchDefaults, status: '' as const }
