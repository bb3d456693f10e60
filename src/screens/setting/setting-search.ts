import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'

/** Tabs in display order. All but the first are for administrators. */
export const SETTING_TABS = ['personal', 'operation', 'system', 'other'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** Search params: the open tab. An invalid value falls back to the first. */
export const settingSearchSchema = z.lazy(() =>
  z.object({ tab: searchParam(z.enum(SETTING_TABS), settingSearchDefaults.tab) }),
)
export const settingSearchDefaults = { tab: 'personal' } as const
