import * as z from 'zod/mini'
import { serverSeconds } from '#/http/server-clock'
import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { answeredRows, listPage } from '#/http/list-page'
import { redemptionSchema, REDEMPTION_LIMITS, type CodesDraft, type Redemption } from './redemption'

/** What became of a creation: the codes that exist now, and why there may be fewer than wanted. */
export interface CreatedCodes {
  /** Each once. */
  codes: string[]
  requested: number
  /** How many codes an answer held that was not what was asked for: other than `requested`, or some of them twice. */
  answered?: number
  /** The server stopped half way; or its answer was lost and the codes were found in the list (`outcome`). */
  problem?: HttpFailure
}

const redemptions = listPage(redemptionSchema)
const codesSchema = z.array(z.unknown())
const fetchPage = (p: number) => gateway.get('api/redemption/', redemptions, { search: { p } })

/** How far the server's clock may be behind the browser's, in seconds. */
const CLOCK_SLACK_S = 300
/** The fewest rows a page of the server has; a creation fills so many pages at most, and a few by others. */
const PAGE_ROWS = 10
const MAX_PAGES = REDEMPTION_LIMITS.count / PAGE_ROWS + 2

/** Ids only grow, so whatever is above the newest one was made later; undefined when that cannot be known. */
async function newestId(): Promise<number | undefined> {
  try {
    const { rows } = await fetchPage(0)
    return Math.max(0, ...rows.map(({ id }) => id))
  } catch (error) {
    if (isOutcomeUnknown(error)) return undefined
    throw error
  }
}

/** Looks for what a creation made whose answer was lost: by name and amount, and made after it was sent (CD-23). */
async function findCreatedSince(
  draft: CodesDraft,
  newest: number | undefined,
  since: number,
): Promise<string[]> {
  const isLater = ({ id, created_time }: Redemption) =>
    newest === undefined ? created_time >= since - CLOCK_SLACK_S : id > newest
  const found = new Map<number, string>()
  for (let p = 0; p < MAX_PAGES; p += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known after this one
    const page = await fetchPage(p)
    const { rows } = page
    const later = rows.filter(isLater)
    for (const { id, key, name, quota } of later) {
      if (name === draft.name && quota === draft.quota) found.set(id, key)
    }
    if (later.length < rows.length || answeredRows(page) < PAGE_ROWS) break
  }
  return [...found.values()].slice(0, draft.count)
}

const isCode = (item: unknown): item is string => typeof item === 'string' && item.trim() !== ''

/** The codes of an answer, each once; what is none is left out, so that it costs no other code. */
function distinctCodes(answer: readonly unknown[]): string[] {
  return [...new Set(answer.filter(isCode))]
}

/** The codes that a refusal says it made before it stopped (SH-71). */
function createdBeforeFailure(error: unknown): string[] {
  const data = error instanceof HttpFailure && error.kind === 'refused' ? error.data : undefined
  return distinctCodes(codesSchema.safeParse(data).data ?? [])
}

/** Sends the creation once. Throws `HttpFailure`, also when the answer holds no code at all. */
async function postCodes(draft: CodesDraft): Promise<CreatedCodes> {
  const answer = await gateway.post('api/redemption/', codesSchema, { body: draft })
  const codes = distinctCodes(answer)
  if (codes.length === 0) throw new HttpFailure({ kind: 'malformed', status: 200 })
  const requested = draft.count
  const isAsWanted = codes.length === requested && answer.length === requested
  return { codes, requested, ...(!isAsWanted && { answered: answer.length }) }
}

/**
 * Makes codes by one request. What exists afterwards is never lost: a refusal half way hands over what it made,
 * and when the answer is lost or says nothing, the list is looked through; the request is never repeated.
 * Throws `HttpFailure` when nothing was made, or when nobody can tell (its `outcome` says which).
 */
export async function createCodes(draft: CodesDraft): Promise<CreatedCodes> {
  const newest = await newestId()
  const since = serverSeconds()
  const requested = draft.count
  try {
    return await postCodes(draft)
  } catch (error) {
    const created = createdBeforeFailure(error)
    if (created.length > 0 && error instanceof HttpFailure)
      return { codes: created, requested, problem: error }
    if (!isOutcomeUnknown(error)) throw error
    const found = await findCreatedSince(draft, newest, since).catch(() => {
      throw error.withOutcome('unknown')
    })
    if (found.length === 0) throw error.withOutcome('notDone')
    return { codes: found, requested, problem: error.withOutcome('unknown') }
  }
}
