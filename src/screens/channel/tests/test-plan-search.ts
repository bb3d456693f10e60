import * as z from 'zod/mini'
import { searchParam, searchParamText } from '#/browser/search-params'
import { searchedText } from '#/ui/grid/grid-search'

/** Which channels are tested. */
const SCOPES = ['enabled', 'all', 'ids'] as const
/** Which models: the test model of each channel, every model of each channel, or those that are named. */
const MODEL_CHOICES = ['test', 'each', 'named'] as const

/** Longest text of a plan in the URL. */
export const MAX_PLAN_TEXT = 2000

/** Longest text of the selected channels: servers commonly refuse addresses of more than 8 KB. */
export const MAX_IDS_TEXT = 7500

const textParam = () => searchParam(searchedText(MAX_PLAN_TEXT), '')

/** Search params of the page: what is to be tested. */
export const testPlanSearch = () => ({
  scope: searchParam(z.enum(SCOPES), 'enabled'),
  /** Channels of the scope `ids`, as `textOfIds` writes them. */
  ids: searchParam(z.pipe(searchParamText, z.string().check(z.trim(), z.maxLength(MAX_IDS_TEXT))), ''),
  /** A part of the channel's name, or its id. */
  text: textParam(),
  models: searchParam(z.enum(MODEL_CHOICES), 'test'),
  /** Model names (`parseList`). */
  names: textParam(),
})
/** What is to be tested, as the URL has it. */
export type TestPlan = z.infer<z.ZodMiniObject<ReturnType<typeof testPlanSearch>>>

/** The plan of a URL without search params: the test model of each enabled channel. */
export const NO_TEST_PLAN: TestPlan = { scope: 'enabled', ids: '', text: '', models: 'test', names: '' }

/** More ids than any server has channels: a short text could name a billion. */
const MAX_IDS = 100_000
/** A distance between ids. */
const NUMBER = /^\d{1,9}$/
/** From so many ids in a row on, a range is shorter than the ids. */
const MIN_ROW = 3

/**
 * The ids of selected channels as a text of the URL, ascending: each number is the distance from the id before, and two
 * with a hyphen are the distances of the first and the last of ids in a row. `3-9.3.50` are 3 to 9, 12 and 62. Distances
 * are shorter than ids: two thousand scattered ids fit into an address. Undefined if the text would be too long for one.
 */
export function textOfIds(ids: readonly number[]): string | undefined {
  const parts: string[] = []
  let before = 0
  const add = (row: readonly number[]) => {
    const [first, last] = [row[0], row.at(-1)]
    if (first === undefined || last === undefined) return
    if (row.length >= MIN_ROW) parts.push(`${first - before}-${last - before}`)
    else parts.push(...row.map((id, at) => String(id - (row[at - 1] ?? before))))
    before = last
  }
  let row: number[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    if (id - 1 === row.at(-1)) row.push(id)
    else {
      add(row)
      row = [id]
    }
  }
  add(row)
  const text = parts.join('.')
  return text.length > MAX_IDS_TEXT ? undefined : text
}

/** The ids of a text that `textOfIds` wrote; none if the text is another one. */
export function idsOfText(text: string): ReadonlySet<number> {
  const ids = new Set<number>()
  if (text === '' || text.length > MAX_IDS_TEXT) return ids
  let before = 0
  for (const part of text.split('.')) {
    const [first = '', last = first, ...others] = part.split('-')
    const [from, to] = [before + Number(first), before + Number(last)]
    const isReadable = others.length === 0 && NUMBER.test(first) && NUMBER.test(last)
    if (!isReadable || from <= before || to < from || ids.size + to - from >= MAX_IDS) return new Set()
    for (let id = from; id <= to; id += 1) ids.add(id)
    before = to
  }
  return ids
}
