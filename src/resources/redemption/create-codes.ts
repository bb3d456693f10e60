import * as z from 'zod/mini'
import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { receivedRowCount, listPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { redemptionSchema, REDEMPTION_LIMITS, type Redemption } from './redemption'
import type { CodesBody } from './redemption-fields'

/** Result of a creation: the existing codes, and why there may be fewer than requested. */
export interface CreatedCodes {
  /** Unique. */
  codes: string[]
  requested: number
  /** Number of codes in the response, if it differs from `requested` or includes duplicates. */
  responseCount?: number
  /**
   * Set when the server stopped part-way, or when its response was lost and the codes were found in the list
   * (`outcome`).
   */
  problem?: HttpFailure
}

const redemptions = listPage(redemptionSchema)
const codesSchema = z.array(z.unknown())
const fetchPage = (p: number) => gateway.get('api/redemption/', redemptions, { search: { p } })

/** Allowed lag of the server's clock behind the browser's, in seconds. */
const CLOCK_SLACK_S = 300
/** Smallest page size of the server. A creation fills at most this many pages, plus a few rows of other clients. */
const PAGE_ROWS = 10
const MAX_PAGES = REDEMPTION_LIMITS.count / PAGE_ROWS + 2

/** Returns the newest id, above which all later codes lie; undefined when the list cannot be read. */
async function newestId(): Promise<number | undefined> {
  try {
    const { rows } = await fetchPage(0)
    return Math.max(0, ...rows.map(({ id }) => id))
  } catch (error) {
    if (isOutcomeUnknown(error)) return undefined
    throw error
  }
}

/** Finds the codes of a creation whose response was lost, by name, quota and creation time (CD-23). */
async function findCreatedSince(
  body: CodesBody,
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
      if (name === body.name && quota === body.quota) found.set(id, key)
    }
    if (later.length < rows.length || receivedRowCount(page) < PAGE_ROWS) break
  }
  return [...found.values()].slice(0, body.count)
}

const isCode = (item: unknown): item is string => typeof item === 'string' && item.trim() !== ''

/**
 * Returns the unique valid codes of a response; invalid items are dropped, so that the valid ones survive. Blanks around a
 * code are no part of it: it cannot be redeemed with them.
 */
function distinctCodes(response: readonly unknown[]): string[] {
  return [...new Set(response.filter(isCode).map((code) => code.trim()))]
}

/** Returns the codes in a refusal: those created before the server stopped (SH-71). */
function createdBeforeFailure(error: unknown): string[] {
  const data = error instanceof HttpFailure && error.kind === 'refused' ? error.data : undefined
  return distinctCodes(codesSchema.safeParse(data).data ?? [])
}

/** Sends the creation once. Throws `HttpFailure`, also when the response has no codes. */
async function postCodes(body: CodesBody): Promise<CreatedCodes> {
  const response = await gateway.post('api/redemption/', codesSchema, { body })
  const codes = distinctCodes(response)
  if (codes.length === 0) throw new HttpFailure({ kind: 'malformed', status: 200 })
  const requested = body.count
  const isComplete = codes.length === requested && response.length === requested
  return { codes, requested, ...(!isComplete && { responseCount: response.length }) }
}

/**
 * Creates codes by a single request and never loses existing ones: a partial refusal returns its codes, and after
 * a lost or unusable response the list is searched. Throws `HttpFailure` when nothing was created or the outcome
 * is unknown (see its `outcome`).
 */
export async function createCodes(body: CodesBody): Promise<CreatedCodes> {
  const newest = await newestId()
  const since = serverSeconds()
  const requested = body.count
  try {
    return await postCodes(body)
  } catch (error) {
    const created = createdBeforeFailure(error)
    if (created.length > 0 && error instanceof HttpFailure)
      return { codes: created, requested, problem: error }
    if (!isOutcomeUnknown(error)) throw error
    const found = await findCreatedSince(body, newest, since).catch(() => {
      throw error.withOutcome('unknown')
    })
    if (found.length === 0) throw error.withOutcome('notDone')
    return { codes: found, requested, problem: error.withOutcome('unknown') }
  }
}
