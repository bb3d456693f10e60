import { refuse } from '../server/reply'
import type { World } from '../world'
import { USER_STATUS, type UserRow } from './user-row'

const UNIQUE = ['username', 'access_token', 'aff_code'] as const

/** Throws the database's unique constraint error as a Response if another row has the same value (K6.3, call 17). */
export function checkUnique({ users }: World, row: Partial<UserRow>, ownId: number): void {
  const wanted = UNIQUE.filter((key) => row[key] !== undefined)
  if (wanted.length === 0) return
  const twin = users.find((other) => other.id !== ownId && wanted.some((key) => other[key] === row[key]))
  const key = twin && wanted.find((name) => twin[name] === row[name])
  if (key) throw refuse(`UNIQUE constraint failed: users.${key}`)
}

/** Updates the ban list from the status to be written; the server does this before the write (K2.2). */
function banByStatus({ banned }: World, id: number, status: number): void {
  if (status === USER_STATUS.disabled) banned.add(id)
  else if (status === USER_STATUS.enabled) banned.delete(id)
}

/** The changed unique columns; unchanged ones cannot conflict, so they need no table scan. */
function changedUniqueColumns(stored: Partial<UserRow> = {}, row: Partial<UserRow>): Partial<UserRow> {
  const keys = UNIQUE.filter((key) => row[key] !== undefined && row[key] !== stored[key])
  return Object.fromEntries(keys.map((key) => [key, row[key]]))
}

/**
 * Writes only values that are neither 0 nor empty, like GORM (K6.6, call 33, K11.7). Throws the database's refusal as a
 * Response; the ban of a refused write stays, as on the server.
 */
export function writeNonZero(world: World, id: number, change: Partial<UserRow>): void {
  const written = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== 0 && value !== ''),
  )
  const row: Partial<UserRow> = written
  if (row.status !== undefined) banByStatus(world, id, row.status)
  checkUnique(world, changedUniqueColumns(world.users.get(id), row), id)
  world.users.update(id, row)
}

/** Soft-deletes a user: status 3, renamed and banned; email and OAuth ids stay taken (K6.5). */
export function deleteSoftly(world: World, id: number): void {
  world.banned.add(id)
  const username = `deleted_${world.nextHex('deleted', 32)}`
  world.users.update(id, { username, status: USER_STATUS.deleted })
}

/** Reads a row, applies a change and writes all columns back, as several server calls do (K11.2). */
export function rewrite(world: World, id: number, change: Partial<UserRow>): void {
  const row = world.users.get(id)
  if (row) writeNonZero(world, id, { ...row, ...change })
}
