import { describe, expect, it } from 'vitest'
import { startGateway } from '../../../mocks/hosts/vitest-host'
import { userRefusal, toggleActionOf, USER_ACTIONS } from './user-actions'

const ADMIN = { id: 2, role: 10 }
const ROOT = { id: 1, role: 100 }
const OTHER_ROOT = { id: 50, role: 100 }

const common = { id: 3, username: 'alice', role: 1, status: 1 }
const admin = { id: 8, username: 'nadia', role: 10, status: 1 }
const root = { id: 1, username: 'root', role: 100, status: 1 }
const self = { id: 2, username: 'admin', role: 10, status: 1 }
const deleted = { id: 9, username: `deleted_${'a1'.repeat(16)}`, role: 1, status: 3 }
const revived = { ...deleted, status: 1 }
const nameless = { id: 13, username: '', role: 1, status: 1 }
const fork = { id: 12, username: 'moderator', role: 7, status: 1 }
const chief = { id: 14, username: 'chief', role: 99, status: 1 }
const beyond = { id: 15, username: 'beyond', role: 101, status: 1 }

const all = (reason: string) => [reason, reason, reason, reason, reason]

/** Expected refusals per pair, in the order promote, demote, disable, enable, delete; blank where allowed (K6.6). */
const MATRIX = [
  ['admin → user', ADMIN, common, ['onlyRoot', 'alreadyCommon', '', '', '']],
  ['admin → admin', ADMIN, admin, all('peer')],
  ['admin → himself', ADMIN, self, all('self')],
  ['admin → root', ADMIN, root, all('root')],
  ['admin → unknown role below', ADMIN, fork, ['onlyRoot', '', '', '', '']],
  ['admin → unknown role above', ADMIN, chief, all('peer')],
  ['admin → deleted', ADMIN, deleted, all('deleted')],
  ['root → user', ROOT, common, ['', 'alreadyCommon', '', '', '']],
  ['root → admin', ROOT, admin, ['alreadyAdmin', '', '', '', '']],
  ['root → himself', ROOT, root, all('root')],
  ['root → another root', OTHER_ROOT, root, all('root')],
  ['root → unknown role below', ROOT, fork, ['', '', '', '', '']],
  ['root → unknown role above', ROOT, chief, ['alreadyAdmin', '', '', '', '']],
  ['root → a role beyond root', ROOT, beyond, all('root')],
  ['root → deleted', ROOT, deleted, all('deleted')],
  ['root → deleted and enabled by accident', ROOT, revived, all('deleted')],
  ['root → nobody by name', ROOT, nameless, all('noName')],
] as const

describe.each(MATRIX)('user actions: %s (SH-03, SH-05, SH-11)', (_, actor, target, reasons) => {
  it.each(USER_ACTIONS.map((action, at) => [action, reasons[at]] as const))('%s: "%s"', (action, reason) =>
    expect(userRefusal(action, actor, target)).toBe(reason ? `user.refused.${reason}` : undefined),
  )
})

it.each([
  ['admin', ADMIN, common, undefined],
  ['admin', ADMIN, admin, 'user.refused.peer'],
  ['admin', ADMIN, self, 'user.refused.peer'],
  ['admin', ADMIN, deleted, 'user.refused.deleted'],
  ['root', ROOT, admin, undefined],
  ['root', ROOT, root, undefined],
  ['root', ROOT, nameless, undefined],
  ['root', ROOT, deleted, 'user.refused.deleted'],
] as const)('user form: %s, %o edits %o: refusal %s', (_, actor, target, reason) =>
  expect(userRefusal('edit', actor, target)).toBe(reason),
)

it.each([
  [1, 'disable'],
  [2, 'enable'],
  [9, 'enable'],
] as const)('user toggle: status %i offers %s', (status, action) =>
  expect(toggleActionOf({ status })).toBe(action),
)

/** Deleted accounts would get the name they have now, and "demote" would raise a role below "user" (K10.7). */
const NOT_OFFERED = /deleted_|^demote visitor$/

it.each(['root', 'admin'])('user actions of %s: those offered are those the server accepts', async (name) => {
  const gateway = startGateway()
  const answers: Record<string, boolean> = {}
  const offers: Record<string, boolean> = {}
  for (const target of gateway.world().users.all()) {
    for (const action of [toggleActionOf(target), 'promote', 'demote', 'delete'] as const) {
      gateway.createWorld()
      const label = `${action} ${target.username}`
      const isOffered = userRefusal(action, gateway.signIn(name), target) === undefined
      const response = await fetch('/api/user/manage', {
        method: 'POST',
        body: JSON.stringify({ username: target.username, action }),
      })
      const { success }: { success: boolean } = await response.json()
      if (!isOffered && NOT_OFFERED.test(label)) continue
      offers[label] = isOffered
      answers[label] = success
    }
  }
  gateway.stop()
  expect(Object.keys(answers).length).toBeGreaterThan(50)
  expect(offers).toEqual(answers)
})
