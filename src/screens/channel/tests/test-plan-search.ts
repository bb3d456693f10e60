import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'

/** Which channels are tested. */
const SCOPES = ['enabled', 'all', 'ids'] as const
/** Which models: the test model of each channel, every model of each channel, or those that are named. */
const MODEL_CHOICES = ['test', 'each', 'named'] as const

/** Longest text of a plan in the URL. */
export const MAX_PLAN_TEXT = 2000

/** Longest text of the selected channels: servers commonly refuse addresses of more than 8 KB. */
export const MAX_IDS_TEXT = 7500

const textParam = (maxLength = MAX_PLAN_TEXT) =>
  searchParam(z.pipe(searchParamText, z.string().check(z.trim(), z.maxLength(maxLength))), '')

/** Search params of the page: what is to be tested. */
export const testPlanSearch = () => ({
  scope: searchParam(z.enum(SCOPES), 'enabled'),
  /** Channels of the scope `ids`, as `textOfIds` writes them. */
  ids: textParam(MAX_IDS_TEXT),
  /** A part of the channel's name, or its id. */
  text: textParam(),
  models: searchParam(z.enum(MODEL_CHOICES), 'test'),
  /** Model names, separated by commas or lines. */
  names: textParam(),
})
/** What is to be tested, as the URL has it. */
export type TestPlan = z.infer<z.ZodMiniObject<ReturnType<typeof testPlanSearch>>>

/** The plan of a URL without search params: the test model of each enabled channel. */
export const NO_TEST_PLAN: TestPlan = { scope: 'enabled', ids: '', text: '', models: 'test', names: '' }
