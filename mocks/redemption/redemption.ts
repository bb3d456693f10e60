import { makeRow } from '../server/go-struct'
import { http } from 'msw'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { sqlLike } from '../server/sql-like'
import { pageOf, pathId, pathIdOrZero } from '../server/request-params'
import { jsonReply, refuse, reply } from '../server/reply'
import { sqliteIdEquals } from '../server/sqlite-id-equals'
import type { World } from '../world'
import { redeemHandlers } from './redeem-handlers'
import { redemptionRow, type RedemptionRow, CODE_STATUS } from './redemption-row'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { Table } from '../table'
import { hex, oneOf } from '../conformance/expected'
import { redemptionSeed } from './redemption-seed'

// The column default replaces 0 (K6.9, call 58).
const DEFAULT_QUOTA = 100

interface CreatedCodeRows {
  keys: string[]
  /** Database error that stopped the batch; codes created before it are kept. */
  error?: string
}

/** Creates codes one by one until `count` is reached or the database is full. */
function createCodeRows(
  world: World,
  userId: number,
  { name, quota, count }: Pick<RedemptionRow, 'name' | 'quota'> & { count: number },
): CreatedCodeRows {
  const keys: string[] = []
  while (keys.length < count) {
    if (world.roomForCodes <= 0) return { keys, error: 'database or disk is full' }
    world.roomForCodes -= 1
    const key = world.nextHex('code', 32)
    world.redemptions.add((id) =>
      makeRow(redemptionRow, {
        id,
        user_id: userId,
        key,
        status: CODE_STATUS.unused,
        name,
        quota: quota || DEFAULT_QUOTA,
        created_time: world.clock.now(),
        redeemed_time: 0,
        count: 0,
      }),
    )
    keys.push(key)
  }
  return { keys }
}

const MAX_NAME_BYTES = 20
const MAX_CODES = 100

const query = (request: Request) => new URL(request.url).searchParams

/** Finds a code by id. Throws a refusal Response if there is none. */
function codeOf({ redemptions }: World, id: number): Readonly<RedemptionRow> {
  if (id === 0) throw refuse('id 为空！')
  const row = redemptions.get(id)
  if (!row) throw refuse('record not found')
  return row
}

/** Validates a code creation in the server's order (K6.9, call 58). Throws a refusal Response. */
function checkCreation({ name, count }: RedemptionRow): void {
  const length = new TextEncoder().encode(name).length
  if (length === 0 || length > MAX_NAME_BYTES) throw refuse('兑换码名称长度必须在1-20之间')
  if (count <= 0) throw refuse('兑换码个数必须大于0')
  if (count > MAX_CODES) throw refuse('一次兑换码批量生成的个数不能大于 100')
}

/** MSW handlers for redemption codes (K6.9, calls 55–60), including redeeming. */
const redemptionHandlers = [
  http.get('*/api/redemption/', ({ request }) => {
    requireAdmin(request)
    return reply(worldOf(request).redemptions.page(pageOf(request)))
  }),

  http.get('*/api/redemption/search', ({ request }) => {
    requireAdmin(request)
    const keyword = query(request).get('keyword') ?? ''
    const isMatch = ({ id, name }: RedemptionRow) =>
      sqliteIdEquals(id, keyword) || sqlLike(name, `${keyword}%`)
    return reply(worldOf(request).redemptions.all(isMatch))
  }),

  http.get('*/api/redemption/:id', ({ request, params }) => {
    requireAdmin(request)
    return reply(codeOf(worldOf(request), pathId(params.id)))
  }),

  http.post('*/api/redemption/', ({ request }) => {
    const caller = requireAdmin(request)
    const body = bind(request, redemptionRow)
    checkCreation(body)
    const { keys, error } = createCodeRows(worldOf(request), caller.id, body)
    if (error === undefined) return reply(keys)
    return jsonReply({ success: false, message: error, data: keys.length > 0 ? keys : null })
  }),

  // The server lets a used code be enabled again (K6.9, call 59).
  http.put('*/api/redemption/', ({ request }) => {
    requireAdmin(request)
    const world = worldOf(request)
    const { id, status, name, quota } = bind(request, redemptionRow)
    const { id: existingId } = codeOf(world, id)
    return reply(
      world.redemptions.update(existingId, query(request).get('status_only') ? { status } : { name, quota }),
    )
  }),

  http.delete('*/api/redemption/:id', ({ request, params }) => {
    requireAdmin(request)
    const world = worldOf(request)
    world.redemptions.remove(codeOf(world, pathIdOrZero(params.id)).id)
    return reply()
  }),

  ...redeemHandlers,
]

declare module '../world' {
  interface World {
    readonly redemptions: Table<RedemptionRow>
    /** Number of redemption codes the database still accepts; a larger batch fails halfway. */
    roomForCodes: number
  }
}

/** Redemption codes. */
export const redemption = {
  row: { struct: redemptionRow, expected: { key: hex(32), status: oneOf(1, 2, 3), count: 0 } },
  seed: ({ seed, start }) => ({
    redemptions: new Table(redemptionSeed(seed, start)),
    roomForCodes: Infinity,
  }),
  handlers: redemptionHandlers,
  routes: routesOf(redemptionHandlers),
} satisfies Noun
