import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import type { Token } from './token'

/** Form values of a token; the server owns the other members. */
export type TokenDraft = Pick<
  Token,
  'name' | 'remain_quota' | 'expired_time' | 'unlimited_quota' | 'models' | 'subnet'
>

/** Converts a token to form values. */
export function tokenToDraft(token: Token): TokenDraft {
  const { name, remain_quota, expired_time, unlimited_quota, models, subnet } = token
  return { name, remain_quota, expired_time, unlimited_quota, models, subnet }
}

/**
 * Builds the request body with all members: a PUT overwrites missing ones (K6.8, K11.9). Omits the status, because
 * the server rejects an edit with one for expired tokens.
 */
export function tokenBody(draft: TokenDraft) {
  return { ...draft, models: z.encode(commaText, draft.models), subnet: z.encode(commaText, draft.subnet) }
}
