import * as z from 'zod/mini'
import { unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import type { CodesBody } from './redemption-fields'

/** Result of a creation: the existing codes, and why there may be fewer than requested. */
export interface CreatedCodes {
  /** Unique. */
  codes: string[]
  requested: number
  /** Number of codes in the response, if it differs from `requested` or includes duplicates. */
  responseCount?: number
  /** Set when the server stopped part-way. */
  problem?: HttpFailure
}

const codesSchema = z.array(z.unknown())

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
  const requested = body.count ?? 1
  const isComplete = codes.length === requested && response.length === requested
  return { codes, requested, ...(!isComplete && { responseCount: response.length }) }
}

/**
 * Creates codes by a single request; a partial refusal returns its codes. Throws `HttpFailure` when nothing was created or
 * the outcome is unknown: another creation may use the same name, so no read tells.
 */
export async function createCodes(body: CodesBody): Promise<CreatedCodes> {
  try {
    return await unverifiableWrite(() => postCodes(body))
  } catch (error) {
    const codes = createdBeforeFailure(error)
    if (codes.length === 0 || !(error instanceof HttpFailure)) throw error
    return { codes, requested: body.count ?? 1, problem: error }
  }
}
