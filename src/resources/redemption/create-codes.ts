import * as z from 'zod/mini'
import { HttpFailure, isOutcomeUnknown } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { listPage } from '#/http/rows'
import { serverSeconds } from '#/http/server-clock'
import { createdSince, newestIdOf, type Checkpoint } from '../created-since'
import { redemptionSchema } from './redemption'
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

/** Returns the newest id, above which all later codes lie; undefined when the list cannot be read. */
async function newestId(): Promise<number | undefined> {
  try {
    return newestIdOf((await fetchPage(0)).rows)
  } catch (error) {
    if (isOutcomeUnknown(error)) return undefined
    throw error
  }
}

/** Finds the codes of a creation whose response was lost, by name, quota and creation time. */
async function codesSince(checkpoint: Checkpoint, { name, quota, count }: CodesBody): Promise<string[]> {
  const rows = await createdSince(checkpoint, fetchPage)
  const own = rows.filter((row) => row.name === name && row.quota === quota)
  return own.map(({ key }) => key).slice(0, count)
}

const isCode = (item: unknown): item is string => typeof item === 'string' && item.trim() !== ''

/**
 * Returns the unique valid codes of a response; invalid items are dropped, so that the valid ones survive. Blanks around a
 * code are no part of it: it cannot be redeemed with them.
 */
function distinctCodes(response: readonly unknown[]): string[] {
  return [...new Set(response.filter(isCode).map((code) => code.trim()))]
}

/** Returns the codes in a refusal: those created before the server stopped. */
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
  const checkpoint = { newestId: await newestId(), since: serverSeconds() }
  const requested = body.count
  try {
    return await postCodes(body)
  } catch (error) {
    const created = createdBeforeFailure(error)
    if (created.length > 0 && error instanceof HttpFailure)
      return { codes: created, requested, problem: error }
    if (!isOutcomeUnknown(error)) throw error
    const found = await codesSince(checkpoint, body).catch(() => {
      throw error.withOutcome('unknown')
    })
    if (found.length === 0) throw error.withOutcome('notDone')
    return { codes: found, requested, problem: error.withOutcome('unknown') }
  }
}
