import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { pathId } from '../server/request-params'
import { crash, jsonReply, refuse, reply } from '../server/reply'
import { balanceOf } from '../upstream/balance'
import { untilReleased } from '../upstream/until-released'
import { crashes } from '../upstream/providers'
import { providerOf } from '../upstream/rules'
import type { World } from '../world'
import type { ChannelRow } from './channel-row'

const query = (request: Request, name: string) => new URL(request.url).searchParams.get(name) ?? ''

/** Finds a channel by id. Throws a refusal, or the empty 500 of a server crash, as a Response. */
function requireChannel({ channels }: World, id: number): Readonly<ChannelRow> {
  const row = channels.get(id)
  if (!row) throw refuse('record not found')
  if (crashes(row)) throw crash()
  return row
}

/** MSW handlers for channel tests and balances; results are outside the envelope's `data` (K6.7, calls 41 to 44). */
export const channelTestHandlers = [
  http.get('*/api/channel/test', ({ request }) => {
    requireAdmin(request)
    const isStarted = worldOf(request).channelTests.start(query(request, 'scope') || 'all')
    return isStarted ? reply() : refuse('测试已在运行中')
  }),

  http.get('*/api/channel/test/:id', async ({ request, params }) => {
    requireAdmin(request)
    const world = worldOf(request)
    const modelName = query(request, 'model')
    const channel = requireChannel(world, pathId(params.id))
    const { outcome, ms } = await world.channelTests.one(channel, modelName)
    const { isSuccess, message } = outcome
    return jsonReply({ success: isSuccess, message, time: isSuccess ? ms / 1000 : 0, modelName })
  }),

  http.get('*/api/channel/update_balance', ({ request }) => {
    requireAdmin(request)
    return reply()
  }),

  http.get('*/api/channel/update_balance/:id', async ({ request, params }) => {
    requireAdmin(request)
    const world = worldOf(request)
    const channel = requireChannel(world, pathId(params.id))
    if (providerOf(channel).hangs) await untilReleased(world.faults)
    const balance = balanceOf(channel)
    if (typeof balance === 'object') return refuse(balance.error)
    world.channels.update(channel.id, { balance, balance_updated_time: world.clock.now() })
    return jsonReply({ success: true, message: '', balance })
  }),
]
