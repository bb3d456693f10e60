import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { reply } from '../server/reply'

function groupNames(ratioText: string): string[] {
  try {
    const ratios: unknown = JSON.parse(ratioText)
    const isMap = typeof ratios === 'object' && ratios !== null && !Array.isArray(ratios)
    return isMap ? Object.keys(ratios) : []
  } catch {
    // A bad ratio text has already emptied the map when it is refused (K7.2).
    return []
  }
}

/** Group names (call 68): the keys of GroupRatio, in another order each time, as a Go map gives them. */
export const groupHandlers = [
  http.get('*/api/group/', ({ request }) => {
    requireAdmin(request)
    const world = worldOf(request)
    return reply(world.shuffled(groupNames(world.options.text('GroupRatio'))))
  }),
]
