import { http } from 'msw'
import { worldOf } from '../server/call'
import { needUser } from '../server/caller'
import { reply } from '../server/reply'
import { modelsOfGroup, modelsOfType } from './model-seed'

/** Model names for signed-in users (contract 6.2 and 6.5, calls 2 and 27). */
export const modelHandlers = [
  http.get('*/api/models', ({ request }) => {
    needUser(request)
    return reply(modelsOfType)
  }),

  http.get('*/api/user/available_models', ({ request }) => {
    const user = worldOf(request).users.get(needUser(request).id)
    return reply(modelsOfGroup.get(user?.group ?? '') ?? [])
  }),
]
