import type { WholeAnswer } from './answer'
import type { FaultOrder } from './fault-order'

/** Put into answers by F27; no screen, cache or storage may ever hold it. */
const PLANTED_SECRET = 'planted-secret-7f3a91'

type Members = Record<string, unknown>
type Spoil = (row: Members, order: FaultOrder) => void

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function spoiledRows(envelope: Members, where: FaultOrder['rows']): Members[] {
  if (where === 'envelope') return [envelope]
  const rows = (Array.isArray(envelope.data) ? envelope.data : [envelope.data]).filter(isMembers)
  return where === 'all' ? rows : rows.slice(0, 1)
}

/** Changes the JSON of a good answer; one that is no JSON object passes as it is. */
export function edited(answer: WholeAnswer, edit: (envelope: Members) => void): WholeAnswer {
  let envelope: unknown
  try {
    envelope = JSON.parse(answer.body)
  } catch {
    return answer
  }
  if (!isMembers(envelope)) return answer
  edit(envelope)
  return { ...answer, body: JSON.stringify(envelope) }
}

/** Spoils the rows an order means; an answer without rows gets the plain value itself spoiled, under `data`. */
export function spoiled(spoil: Spoil): (answer: WholeAnswer, order: FaultOrder) => WholeAnswer {
  return (answer, order) =>
    edited(answer, (envelope) => {
      const rows = spoiledRows(envelope, order.rows)
      if (rows.length === 0) spoil(envelope, { ...order, field: 'data' })
      for (const row of rows) spoil(row, order)
    })
}

/** F26. */
export const withoutField: Spoil = (row, { field }) => {
  delete row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))]
}

/** F27. */
export const withSecrets: Spoil = (row) => {
  for (const name of ['password', 'access_token', 'secret', 'internal_note']) row[name] = PLANTED_SECRET
}

/** F28. */
export const withWrongType: Spoil = (row, { field, value = { wrong: 'type' } }) => {
  row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))] = value
}

/** F29. */
export const withUnknownValue: Spoil = (row, { field, value = 99 }) => {
  row[field ?? ['status', 'type', 'role'].find((name) => Object.hasOwn(row, name)) ?? 'status'] = value
}
