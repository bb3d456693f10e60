import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'

/** Values of the status filter in the URL; blank is no filter. */
export const STATUS_FILTERS = ['', '1', '2', '3'] as const

export const redemptionListSearch = z.lazy(() =>
  z.object({
    ...gridSearch(),
    status: searchParam(z.enum(STATUS_FILTERS), ''),
  }),
)

export const redemptionSearchDefaults = { ...gridSearchDefaults, status: '' as const }
