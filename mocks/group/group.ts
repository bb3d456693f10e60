import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { reply } from '../server/reply'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'

function groupNames(ratioText: string): string[] {
  try {
    const ratios: unknown = JSON.parse(ratioText)
    const isMap = typeof ratios === 'object' && ratios !== null && !Array.isArray(ratios)
    return isMap ? Object.keys(ratios) : []
  } catch {
    // The server clears the map before it parses the value, so an invalid value leaves it empty (K7.2).
    return []
  }
}

/** MSW handler for group names (call 68): the keys of GroupRatio in changing order, like a Go map. */
const groupHandlers = [
  http.get('*/api/group/', ({ request }) => {
    requireAdmin(request)
    const world = worldOf(request)
    return reply(world.shuffled(groupNames(world.options.text('GroupRatio'))))
  }),
]

/** Group names. */
export const group = {
  handlers: groupHandlers,
  routes: routesOf(groupHandlers),
} satisfies Noun
