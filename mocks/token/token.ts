import { http } from 'msw'
import { secretOf } from '../secret-of'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireUser } from '../server/caller'
import { sqlLike } from '../server/sql-like'
import { pageOf, pathId, pathIdOrZero } from '../server/request-params'
import { refuse, reply } from '../server/reply'
import type { World } from '../world'
import { checkEnabling, checkToken, fullUpdateOf, tokenOrder } from './token-rules'
import { TOKEN_STATUS, tokenRow, type TokenRow } from './token-row'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { Table } from '../table'
import { oneOf } from '../conformance/expected'
import { tokenKey } from '../conformance/responses'
import { tokenSeed } from './token-seed'

const query = (request: Request) => new URL(request.url).searchParams

/** Finds a token of the caller. Throws a refusal Response if there is none (K6.8). */
function ownToken(world: World, id: number, userId: number): Readonly<TokenRow> {
  if (id === 0) throw refuse('id 或 userId 为空！')
  const token = world.tokens.get(id)
  if (!token || token.user_id !== userId) throw refuse('record not found')
  return token
}

/** MSW handlers for the caller's own tokens (K6.8, calls 49–54); even root cannot see other users' tokens. */
const tokenHandlers = [
  http.get('*/api/token/', ({ request }) => {
    const { id } = requireUser(request)
    const order = tokenOrder(query(request).get('order'))
    return reply(worldOf(request).tokens.page(pageOf(request), { where: (row) => row.user_id === id, order }))
  }),

  http.get('*/api/token/search', ({ request }) => {
    const { id } = requireUser(request)
    const pattern = `${query(request).get('keyword') ?? ''}%`
    return reply(worldOf(request).tokens.all((row) => row.user_id === id && sqlLike(row.name, pattern)))
  }),

  http.get('*/api/token/:id', ({ request, params }) => {
    const caller = requireUser(request)
    return reply(ownToken(worldOf(request), pathId(params.id), caller.id))
  }),

  http.post('*/api/token/', ({ request }) => {
    const caller = requireUser(request)
    const world = worldOf(request)
    const body = bind(request, tokenRow)
    checkToken(body)
    const now = world.clock.now()
    const token = world.tokens.add((id) => ({
      ...body,
      id,
      user_id: caller.id,
      key: secretOf(`token ${world.id}`, id, 48),
      status: TOKEN_STATUS.enabled,
      created_time: now,
      accessed_time: now,
      // The column default replaces 0, and "" replaces a missing subnet (K6.8 and K5.3).
      expired_time: body.expired_time || -1,
      used_quota: 0,
      subnet: body.subnet ?? '',
    }))
    return reply(token)
  }),

  http.put('*/api/token/', ({ request }) => {
    const caller = requireUser(request)
    const world = worldOf(request)
    const body = bind(request, tokenRow)
    checkToken(body)
    const stored = ownToken(world, body.id, caller.id)
    if (body.status === TOKEN_STATUS.enabled) checkEnabling(stored, world.clock.now())
    const change = query(request).get('status_only') ? { status: body.status } : fullUpdateOf(body)
    return reply(world.tokens.update(stored.id, change))
  }),

  http.delete('*/api/token/:id', ({ request, params }) => {
    const caller = requireUser(request)
    const world = worldOf(request)
    world.tokens.remove(ownToken(world, pathIdOrZero(params.id), caller.id).id)
    return reply()
  }),
]

declare module '../world' {
  interface World {
    readonly tokens: Table<TokenRow>
  }
}

/** Access tokens of users. */
export const token = {
  row: { struct: tokenRow, expected: { key: tokenKey, status: oneOf(1, 2, 3, 4) } },
  seed: ({ seed, start }) => ({ tokens: new Table(tokenSeed(seed, start)) }),
  handlers: tokenHandlers,
  routes: routesOf(tokenHandlers),
} satisfies Noun
