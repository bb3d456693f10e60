import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { serverSeconds } from '#/http/server-clock'
import { HttpFailure, isMissing } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { settle } from '#/http/settle'
import { listPage, withoutRow, withRow, type ListPage } from '#/http/list-page'
import { tokenSchema, type Token } from './token'
import { bodyOf, draftOf, type TokenDraft } from './token-draft'
import { TOKEN } from './token-queries'

const tokens = listPage(tokenSchema)
const readOne = (id: number) => gateway.get('api/token/{id}', tokenSchema, { id })

/** A write's answer is welcome but not needed: the record is read again anyway (decision 21). */
const perhapsToken = z.catch(z.optional(tokenSchema), undefined)

/** How far the server's clock may be behind the browser's, in seconds, when looking for what was just made. */
const CLOCK_SLACK_S = 300

function sameDraft(token: Token, draft: TokenDraft): boolean {
  return JSON.stringify(bodyOf(draftOf(token))) === JSON.stringify(bodyOf(draft))
}

async function wasCreated(draft: TokenDraft, since: number): Promise<boolean> {
  const { rows } = await gateway.get('api/token/', tokens, { search: { p: 0 } })
  return rows.some((token) => token.created_time >= since - CLOCK_SLACK_S && sameDraft(token, draft))
}

async function isGone(id: number): Promise<boolean> {
  try {
    await readOne(id)
    return false
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

async function remove(token: Pick<Token, 'id'>) {
  try {
    return await gateway.remove('api/token/{id}', nothing, { id: token.id })
  } catch (error) {
    // Somebody was faster: what was wanted is the case.
    if (isMissing(error)) return undefined
    throw error
  }
}

/** An answer without a token says nothing of the switch: it then has to be looked up (W7). */
async function putStatus(id: number, status: number) {
  const answer = await gateway.put('api/token/', perhapsToken, {
    search: { status_only: true },
    body: { id, status },
  })
  if (answer === undefined) throw new HttpFailure({ kind: 'malformed' })
  return answer
}

export const tokenMutations = {
  create: mutationOptions({
    mutationFn: (draft: TokenDraft) => {
      const since = serverSeconds()
      return settle(
        () => gateway.post('api/token/', perhapsToken, { body: bodyOf(draft) }),
        () => wasCreated(draft, since),
      )
    },
    meta: { drops: [[TOKEN]], said: 'token.createdToast', told: 'atForm' },
  }),
  /** Overwrites everything but the status; `draft` must come from a fresh read (decision 20). */
  save: mutationOptions({
    mutationFn: ({ id, draft }: { id: number; draft: TokenDraft }) =>
      settle(
        () => gateway.put('api/token/', perhapsToken, { body: { id, ...bodyOf(draft) } }),
        async () => sameDraft(await readOne(id), draft),
      ),
    meta: { drops: [[TOKEN]], said: 'token.updated', told: 'atForm' },
  }),
  /** Enables or disables; one after the other for one token, so that answers cannot overtake. */
  toggle: (token: Token) =>
    mutationOptions({
      scope: { id: `token-${token.id}` },
      mutationFn: (status: number) =>
        settle(
          () => putStatus(token.id, status),
          async () => (await readOne(token.id)).status === status,
        ),
      meta: {
        drops: [[TOKEN]],
        said: 'token.done',
        rows: {
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
        settle(
          () => remove(token),
          () => isGone(token.id),
        ),
      meta: {
        drops: [[TOKEN]],
        said: 'token.done',
        told: 'atForm',
        rows: {
          key: [TOKEN, 'list'],
          change: (_asked: void, page: ListPage<Token>) => withoutRow(page, token.id),
        },
      },
    }),
}
