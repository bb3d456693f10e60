import { http } from 'msw'
import { hashText } from '../secret-of'
import { worldOf } from '../server/call'
import { requireAdmin, requireUser } from '../server/caller'
import { jsonReply, reply } from '../server/reply'
import { listedModels } from './model-list'
import { modelsOfType } from './model-seed'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'

const AWS = '33'

/** Rotates the names by world id: the server's order differs between processes but is stable within one (K6.2). */
function rotateByWorld(names: readonly string[], id: string): string[] {
  const offset = hashText(`models ${id}`) % Math.max(names.length, 1)
  return [...names.slice(offset), ...names.slice(0, offset)]
}

/** MSW handlers for model names (K6.2, K6.5 and K6.7, calls 2, 27 and 39). */
const modelHandlers = [
  http.get('*/api/models', ({ request }) => {
    requireUser(request)
    const { id } = worldOf(request)
    return reply({ ...modelsOfType, [AWS]: rotateByWorld(modelsOfType[AWS] ?? [], id) })
  }),

  http.get('*/api/user/available_models', ({ request }) => {
    const world = worldOf(request)
    const user = world.users.get(requireUser(request).id)
    return reply(world.abilities.modelsOf(user?.group ?? ''))
  }),

  http.get('*/api/channel/models', ({ request }) => {
    requireAdmin(request)
    return jsonReply({ object: 'list', data: listedModels })
  }),
]

/** Model names. */
export const model = {
  handlers: modelHandlers,
  routes: routesOf(modelHandlers),
} satisfies Noun
