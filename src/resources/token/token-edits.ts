import { toBody } from '#/fields/codec'
import { readBeforeWrite } from '#/http/confirm-write'
import { HttpFailure } from '#/http/failure'
import { gateway } from '#/http/gateway'
import { t } from '#/i18n/i18n'
import { hasChange, remainingValues, type RecordChange, type RecordValues } from '../row-mutations'
import type { KnownRecord } from '../known-record'
import { tokenSchema, type Token } from './token'
import { tokenFields } from './token-fields'
import { optionalToken, tokenRows } from './token-mutations'

/** Members of a token that a bulk run edits. */
export function tokenValues({ name, remain_quota = 0 }: Token): RecordValues {
  return { name, remain_quota }
}

/** Whether the server sent all members that a write has to repeat: a PUT overwrites what it lacks (K6.8). */
export function isTokenComplete({ remain_quota, expired_time }: Token): boolean {
  return remain_quota !== undefined && expired_time !== undefined
}

/** Sends what is left of a planned change, with all other members as the server has them now. */
async function putRemaining(known: KnownRecord, change: RecordChange): Promise<Token | undefined> {
  const { id } = known
  const now = await readBeforeWrite(() => gateway.get('api/token/{id}', tokenSchema, { id }))
  tokenRows.assertSame(known, now, change)
  const values = remainingValues(change, tokenValues(now))
  if (Object.keys(values).length === 0) return now
  if (!isTokenComplete(now)) throw new HttpFailure({ kind: 'refused', serverMessage: t('token.incomplete') })
  return gateway.put('api/token/', optionalToken, { body: { id, ...toBody(tokenFields, now), ...values } })
}

/** Writes what is left of a planned change, after reading the token; what changed meanwhile is not overwritten. */
export const editToken = (token: KnownRecord) =>
  tokenRows.mutateRow<RecordChange, Token>(
    { id: token.id },
    {
      request: (change) => putRemaining(token, change),
      isDone: (now, change) => hasChange(change, tokenValues(now)),
      changedRow: (row, _change, result) => (typeof result === 'object' ? result : row),
    },
  )
