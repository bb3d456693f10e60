import * as z from 'zod/mini'
import { commaText } from '#/http/comma-text'
import type { Token } from './token'

/** What a person decides about a token; the server owns the rest. */
export type TokenDraft = Pick<
  Token,
  'name' | 'remain_quota' | 'expired_time' | 'unlimited_quota' | 'models' | 'subnet'
>

/** The parts of `token` that its form asks for. */
export function tokenToDraft(token: Token): TokenDraft {
  const { name, remain_quota, expired_time, unlimited_quota, models, subnet } = token
  return { name, remain_quota, expired_time, unlimited_quota, models, subnet }
}

/**
 * The request body. All fields always: a full PUT overwrites what is absent (K6.8, K11.9). Never the
 * status: an edit that carries one is refused for expired tokens.
 */
export function tokenBody(draft: TokenDraft) {
  return { ...draft, models: z.encode(commaText, draft.models), subnet: z.encode(commaText, draft.subnet) }
}
