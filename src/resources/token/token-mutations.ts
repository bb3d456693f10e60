import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { serverSeconds } from '#/http/server-clock'
import { HttpFailure, isNotFound } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { confirmWrite } from '#/http/confirm-write'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { tokenSchema, type Token } from './token'
import { tokenBody, tokenToDraft, type TokenDraft } from './token-draft'
import { TOKEN } from './token-queries'

const tokens = listPage(tokenSchema)
const fetchOne = (id: number) => gateway.get('api/token/{id}', tokenSchema, { id })

/** Optional, because the record is refetched anyway. */
const optionalToken = z.catch(z.optional(tokenSchema), undefined)

/** Allowed lag of the server's clock behind the browser's, in seconds. */
const CLOCK_SLACK_S = 300

function isSameDraft(token: Token, draft: TokenDraft): boolean {
  return JSON.stringify(tokenBody(tokenToDraft(token))) === JSON.stringify(tokenBody(draft))
}

async function wasCreated(draft: TokenDraft, since: number): Promise<boolean> {
  const { rows } = await gateway.get('api/token/', tokens, { search: { p: 0 } })
  return rows.some((token) => token.created_time >= since - CLOCK_SLACK_S && isSameDraft(token, draft))
}

async function wasDeleted(id: number): Promise<boolean> {
  try {
    await fetchOne(id)
    return false
  } catch (error) {
    if (isNotFound(error)) return true
    throw error
  }
}

async function remove(token: Pick<Token, 'id'>) {
  try {
    return await gateway.remove('api/token/{id}', nothing, { id: token.id })
  } catch (error) {
    // Already deleted by another client, which is the wanted result.
    if (isNotFound(error)) return undefined
    throw error
  }
}

/**
 * Sets the status. A response without the record does not confirm it and throws, which starts the verification
 * (FM-W7).
 */
async function putStatus(id: number, status: number) {
  const response = await gateway.put('api/token/', optionalToken, {
    search: { status_only: true },
    body: { id, status },
  })
  if (response === undefined) throw new HttpFailure({ kind: 'malformed' })
  return response
}

/** Mutations of tokens. */
export const tokenMutations = {
  create: mutationOptions({
    mutationFn: (draft: TokenDraft) => {
      const since = serverSeconds()
      return confirmWrite(
        () => gateway.post('api/token/', optionalToken, { body: tokenBody(draft) }),
        () => wasCreated(draft, since),
      )
    },
    meta: { invalidates: [[TOKEN]], successMessage: 'token.createdToast', errorHandledBy: 'form' },
  }),
  /** Overwrites all members except the status; `draft` must come from a fresh read. */
  save: mutationOptions({
    mutationFn: ({ id, draft }: { id: number; draft: TokenDraft }) =>
      confirmWrite(
        () => gateway.put('api/token/', optionalToken, { body: { id, ...tokenBody(draft) } }),
        async () => isSameDraft(await fetchOne(id), draft),
      ),
    meta: { invalidates: [[TOKEN]], successMessage: 'token.updated', errorHandledBy: 'form' },
  }),
  /** Enables or disables a token; writes to one token run in sequence, so that responses arrive in order. */
  toggle: (token: Token) =>
    mutationOptions({
      scope: { id: `token-${token.id}` },
      mutationFn: (status: number) =>
        confirmWrite(
          () => putStatus(token.id, status),
          async () => (await fetchOne(token.id)).status === status,
        ),
      meta: {
        invalidates: [[TOKEN]],
        successMessage: 'token.done',
        patchRows: {
          key: [TOKEN, 'list'],
          change: (status: number, page: ListPage<Token>) =>
            withRow(page, token.id, (row) => ({ ...row, status })),
        },
      },
    }),
  remove: (token: Pick<Token, 'id'>) =>
    mutationOptions({
      scope: { id: `token-${token.id}` },
      mutationFn: () =>
        confirmWrite(
          () => remove(token),
          () => wasDeleted(token.id),
        ),
      meta: {
        invalidates: [[TOKEN]],
        successMessage: 'token.done',
        errorHandledBy: 'form',
        patchRows: {
          key: [TOKEN, 'list'],
          change: (_variables: void, page: ListPage<Token>) => withoutRow(page, token.id),
        },
      },
    }),
}
