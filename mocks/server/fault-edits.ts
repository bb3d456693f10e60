import type { FullResponse } from './response'
import type { FaultOrder } from './fault-order'

/** Put into answers by F27; no screen, cache or storage may ever hold it. */
const PLANTED_SECRET = 'planted-secret-7f3a91'

type Members = Record<string, unknown>
type CorruptRow = (row: Members, order: FaultOrder) => void

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function corruptedRows(envelope: Members, where: FaultOrder['rows']): Members[] {
  if (where === 'envelope') return [envelope]
  const rows = (Array.isArray(envelope.data) ? envelope.data : [envelope.data]).filter(isMembers)
  return where === 'all' ? rows : rows.slice(0, 1)
}

/** Changes the JSON of a good answer; one that is no JSON object passes as it is. */
export function editResponse(answer: FullResponse, edit: (envelope: Members) => void): FullResponse {
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
export function corruptRows(corrupt: CorruptRow): (answer: FullResponse, order: FaultOrder) => FullResponse {
  return (answer, order) =>
    editResponse(answer, (envelope) => {
      const rows = corruptedRows(envelope, order.rows)
      if (rows.length === 0) corrupt(envelope, { ...order, field: 'data' })
      for (const row of rows) corrupt(row, order)
    })
}

/** F26. */
export const withoutField: CorruptRow = (row, { field }) => {
  delete row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))]
}

/** F27. */
export const withSecrets: CorruptRow = (row) => {
  for (const name of ['password', 'access_token', 'secret', 'internal_note']) row[name] = PLANTED_SECRET
}

/** F28. */
export const withWrongType: CorruptRow = (row, { field, value = { wrong: 'type' } }) => {
  row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))] = value
}

/** F29. */
export const withUnknownValue: CorruptRow = (row, { field, value = 99 }) => {
  row[field ?? ['status', 'type', 'role'].find((name) => Object.hasOwn(row, name)) ?? 'status'] = value
}
