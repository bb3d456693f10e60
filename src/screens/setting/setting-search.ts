import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-param'

/** The tabs of the settings in their order; all but the first are for administrators. */
export const SETTING_TABS = ['personal', 'operation', 'system', 'other'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** The open tab stands in the address; whatever a hand edited falls back to the first. */
export const settingSearchSchema = z.object({
  tab: searchParam(z.enum(SETTING_TABS), 'personal'),
})
export const settingSearchDefaults = settingSearchSchema.parse({})
