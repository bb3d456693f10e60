import { http } from 'msw'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { sqlLike } from '../server/sql-like'
import { pageOf } from '../server/paging'
import { pathId, pathIdOrZero } from '../server/path-id'
import { jsonReply, refuse, reply } from '../server/reply'
import { sqliteIdEquals } from '../server/sqlite-id-equals'
import type { World } from '../world'
import { createCodeRows } from './create-codes'
import { redeemHandlers } from './redeem-handlers'
import type { RedemptionRow } from './redemption-row'
import { checkCreation, redemptionBody } from './redemption-rules'

const query = (request: Request) => new URL(request.url).searchParams

/** Finds a code by id. Throws a refusal Response if there is none. */
function codeOf({ redemptions }: World, id: number): Readonly<RedemptionRow> {
  if (id === 0) throw refuse('id 为空！')
  const row = redemptions.get(id)
  if (!row) throw refuse('record not found')
  return row
}

/** MSW handlers for redemption codes (K6.9, calls 55–60), including redeeming. */
export const redemptionHandlers = [
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
    const body = bind(request, redemptionBody)
    checkCreation(body)
    const { keys, error } = createCodeRows(worldOf(request), caller.id, body)
    if (error === undefined) return reply(keys)
    return jsonReply({ success: false, message: error, data: keys.length > 0 ? keys : null })
  }),

  // The server lets a used code be enabled again (K6.9, call 59).
  http.put('*/api/redemption/', ({ request }) => {
    requireAdmin(request)
    const world = worldOf(request)
    const { id, status, name, quota } = bind(request, redemptionBody)
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
