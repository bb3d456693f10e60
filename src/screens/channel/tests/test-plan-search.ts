import * as z from 'zod/mini'
import { searchParam } from '#/browser/search-params'
import { searchedText } from '#/ui/grid/grid-search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Channels that were selected in the list, for the test matrix: too many for a URL. */
    channelIds?: readonly number[]
  }
}

export const MAX_PLAN_TEXT = 2000

/** Which channels; `ids` are those of the history state. */
export const SCOPES = ['enabled', 'all', 'ids'] as const
/** Which models: the test model of each channel, every model of each channel, or those that are named. */
export const MODELS = ['test', 'each', 'named'] as const

const textParam = () => searchParam(searchedText(MAX_PLAN_TEXT), '')

export const testPlanSearch = () => ({
  scope: searchParam(z.enum(SCOPES), 'enabled'),
  /** A part of the channel's name, or its id. */
  text: textParam(),
  models: searchParam(z.enum(MODELS), 'test'),
  /** Model names (`parseList`). */
  names: textParam(),
})
export type TestPlan = z.infer<z.ZodMiniObject<ReturnType<typeof testPlanSearch>>>

/** The plan of a URL without search params: the test model of each enabled channel. */
export const NO_TEST_PLAN: TestPlan = { scope: 'enabled', text: '', models: 'test', names: '' }
