import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toBody, toValues, type Changes } from '#/fields/record-values'
import { unverifiableWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { type RecordValues, rowMutations } from '../row-mutations'
import { tokenSchema, type Token } from './token'
import { nameOfNth, tokenFields, type TokenBody } from './token-fields'

/** Schema of the token that a write returns: optional, because the record is refetched anyway. */
const optionalToken = z.catch(z.optional(tokenSchema), undefined)

/** Members of a token that an edit of its row changes: its status, or those of a bulk edit. */
export function tokenValues({ name, remain_quota = 0, status }: Token): RecordValues {
  return { name, remain_quota, status }
}

/** Whether the server sent all members that a write has to repeat: a PUT overwrites what it lacks. */
export function isTokenComplete({ remain_quota, expired_time }: Token): boolean {
  return remain_quota !== undefined && expired_time !== undefined
}

const tokenRows = rowMutations({
  noun: 'token',
  schema: tokenSchema,
  valuesOf: tokenValues,
  putMembers,
})

/** Sends some members of a token with all others as they are now, the status by a call of its own. */
async function putMembers(now: Token, { status, ...members }: Changes): Promise<Token | undefined> {
  const { id } = now
  const isStatusOnly = Object.keys(members).length === 0
  const body = { id, ...toBody(tokenFields, toValues(tokenFields, now), now), ...members }
  if (!isStatusOnly && (body.remain_quota === undefined || body.expired_time === undefined))
    throw new HttpFailure({ kind: 'refused', serverMessage: t('token.incomplete') })
  const stored = isStatusOnly ? now : await gateway.put('api/token/', optionalToken, { body })
  if (status === undefined) return stored
  return gateway.put('api/token/', optionalToken, { search: { status_only: true }, body: { id, status } })
}

/** Creates a token. Names need not be unique, so no read tells whether one was created without a response. */
const create = (body: TokenBody) =>
  unverifiableWrite(() => gateway.post('api/token/', optionalToken, { body }))

/** Result of the creation of several tokens; with `error`, the server may have fewer than were asked for. */
interface CreatedTokens {
  n: number
  /** Those that the server has answered with. */
  tokens: readonly Token[]
  error?: unknown
}

/** Creates tokens of numbered names one after the other. Throws only when none was created. */
async function createSeveral({ body, count }: { body: TokenBody; count: number }): Promise<CreatedTokens> {
  const created: Token[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the server limits requests, and the keys keep the order of the names
      const token = await create({ ...body, name: nameOfNth(body.name, nth, count) })
      if (token) created.push(token)
    } catch (error) {
      if (nth === 1) throw error
      return { n: nth - 1, tokens: created, error }
    }
  }
  return { n: count, tokens: created }
}

export const tokenMutations = {
  ...tokenRows,
  create: mutationOptions({
    mutationFn: create,
    meta: { invalidates: [['token']], successMessage: 'token.createdToast', errorHandledBy: 'form' },
  }),
  createSeveral: mutationOptions({
    mutationFn: createSeveral,
    meta: { invalidates: [['token']], errorHandledBy: 'form' },
  }),
}
