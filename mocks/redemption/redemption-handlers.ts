import { http } from 'msw'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { needAdmin } from '../server/caller'
import { isLike } from '../server/like'
import { pageOf } from '../server/paging'
import { pathId, pathIdOrZero } from '../server/path-id'
import { jsonAnswer, refuse, reply } from '../server/reply'
import { isSameId } from '../server/same-id'
import type { World } from '../world'
import { codesMade } from './code-making'
import { redeemHandlers } from './redeem-handlers'
import type { RedemptionRow } from './redemption-row'
import { checkCreation, redemptionBody } from './redemption-rules'

const query = (request: Request) => new URL(request.url).searchParams

/** The code of an id, or the server's refusals thrown as a Response. */
function codeOf({ redemptions }: World, id: number): Readonly<RedemptionRow> {
  if (id === 0) throw refuse('id 为空！')
  const row = redemptions.get(id)
  if (!row) throw refuse('record not found')
  return row
}

/** Redemption codes (contract 6.9, calls 55–60), and redeeming one. */
export const redemptionHandlers = [
  http.get('*/api/redemption/', ({ request }) => {
    needAdmin(request)
    return reply(worldOf(request).redemptions.page(pageOf(request)))
  }),

  http.get('*/api/redemption/search', ({ request }) => {
    needAdmin(request)
    const keyword = query(request).get('keyword') ?? ''
    const isFound = ({ id, name }: RedemptionRow) => isSameId(id, keyword) || isLike(name, `${keyword}%`)
    return reply(worldOf(request).redemptions.all(isFound))
  }),

  http.get('*/api/redemption/:id', ({ request, params }) => {
    needAdmin(request)
    return reply(codeOf(worldOf(request), pathId(params.id)))
  }),

  http.post('*/api/redemption/', ({ request }) => {
    const caller = needAdmin(request)
    const body = bind(request, redemptionBody)
    checkCreation(body)
    const { keys, complaint } = codesMade(worldOf(request), caller.id, body)
    if (complaint === undefined) return reply(keys)
    return jsonAnswer({ success: false, message: complaint, data: keys.length > 0 ? keys : null })
  }),

  // The server does not protect used codes: their status can be set back (contract 6.9, call 59).
  http.put('*/api/redemption/', ({ request }) => {
    needAdmin(request)
    const world = worldOf(request)
    const { id, status, name, quota } = bind(request, redemptionBody)
    const { id: known } = codeOf(world, id)
    return reply(
      world.redemptions.update(known, query(request).get('status_only') ? { status } : { name, quota }),
    )
  }),

  http.delete('*/api/redemption/:id', ({ request, params }) => {
    needAdmin(request)
    const world = worldOf(request)
    world.redemptions.remove(codeOf(world, pathIdOrZero(params.id)).id)
    return reply()
  }),

  ...redeemHandlers,
]
