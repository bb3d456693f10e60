import type { FullResponse } from './response'
import type { FaultOrder } from './fault-order'

/** Inserted into responses by F27. Tests assert that it never reaches a screen, the cache or storage. */
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

/** Edits the JSON body of a response; returns a body that is not a JSON object unchanged. */
export function editResponse(response: FullResponse, edit: (envelope: Members) => void): FullResponse {
  let envelope: unknown
  try {
    envelope = JSON.parse(response.body)
  } catch {
    return response
  }
  if (!isMembers(envelope)) return response
  edit(envelope)
  return { ...response, body: JSON.stringify(envelope) }
}

/** Corrupts the rows that an order selects. If `data` holds no rows, corrupts `data` itself. */
export function corruptRows(
  corrupt: CorruptRow,
): (response: FullResponse, order: FaultOrder) => FullResponse {
  return (response, order) =>
    editResponse(response, (envelope) => {
      const rows = corruptedRows(envelope, order.rows)
      if (rows.length === 0) corrupt(envelope, { ...order, field: 'data' })
      for (const row of rows) corrupt(row, order)
    })
}

/** F26: removes a field. */
export const withoutField: CorruptRow = (row, { field }) => {
  delete row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))]
}

/** F27: adds secret fields. */
export const withSecrets: CorruptRow = (row) => {
  for (const name of ['password', 'access_token', 'secret', 'internal_note']) row[name] = PLANTED_SECRET
}

/** F28: gives a field a value of the wrong type. */
export const withWrongType: CorruptRow = (row, { field, value = { wrong: 'type' } }) => {
  row[field ?? (Object.hasOwn(row, 'id') ? 'id' : (Object.keys(row)[0] ?? ''))] = value
}

/** F29: gives an enum field an unknown value. */
export const withUnknownValue: CorruptRow = (row, { field, value = 99 }) => {
  row[field ?? ['status', 'type', 'role'].find((name) => Object.hasOwn(row, name)) ?? 'status'] = value
}
