import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'

/** Tabs in display order. All but the first are for administrators. */
export const SETTING_TABS = ['personal', 'operation', 'system', 'other'] as const

/** Search params: the open tab, and a model whose price is shown, and the key of an option to find. An invalid value falls back to the first tab. */
export const settingSearchSchema = z.lazy(() =>
  z.object({
    tab: searchParam(z.enum(SETTING_TABS), settingSearchDefaults.tab),
    price: searchParam(
      z.pipe(searchParamText, z.string().check(z.maxLength(200))),
      settingSearchDefaults.price,
    ),
    option: searchParam(
      z.pipe(searchParamText, z.string().check(z.maxLength(200))),
      settingSearchDefaults.option,
    ),
  }),
)
export const settingSearchDefaults = { tab: 'personal', price: '', option: '' } as const
