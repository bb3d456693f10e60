import { http } from 'msw'
import { bindWithGenericError } from '../server/bind'
import { worldOf } from '../server/call'
import { requireRoot } from '../server/caller'
import { goString, goStruct } from '../server/go-struct'
import { refuse, reply } from '../server/reply'
import { isHidden, ratioError, optionRefusal } from './option-rules'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { Options } from './options'

const optionBody = goStruct('model', 'Option', { key: goString, value: goString })

/** MSW handlers for options, root only (K7, calls 35 and 36). */
const optionHandlers = [
  http.get('*/api/option/', ({ request }) => {
    requireRoot(request)
    const world = worldOf(request)
    const shown = world.options.entries().filter(([key]) => !isHidden(key))
    return reply(world.shuffled(shown).map(([key, value]) => ({ key, value })))
  }),

  http.put('*/api/option/', ({ request }) => {
    requireRoot(request)
    const { options } = worldOf(request)
    const { key, value } = bindWithGenericError(request, optionBody, 400)
    const refusal = optionRefusal(options, key, value)
    if (refusal !== undefined) return refuse(refusal)
    // The server saves before it parses, so an invalid ratio text is refused but stored (K7.2).
    options.save(key, value)
    const error = ratioError(key, value)
    return error === undefined ? reply() : refuse(error)
  }),
]

declare module '../world' {
  interface World {
    readonly options: Options
  }
}

/** Options of the server. */
export const option = {
  seed: ({ seed }) => ({ options: new Options(seed) }),
  handlers: optionHandlers,
  routes: routesOf(optionHandlers),
} satisfies Noun
