import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireUser } from '../server/caller'
import { refuse, reply } from '../server/reply'
import { writeSlots } from '../server/session'
import { rewrite } from '../user/user-writes'
import { siteHandlers } from './site-handlers'
import { wechatHandlers } from './wechat-handlers'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import type { Grant } from './grants'

/** MSW handlers for OAuth log-in and account binding (K6.4, calls 9–15). */
const oauthHandlers = [
  // The session holds one state: a new one replaces the old one, and using it does not consume it.
  http.get('*/api/oauth/state', ({ request }) => {
    const oauthState = worldOf(request).nextSecret('state', 12)
    writeSlots(request, { oauthState })
    return reply(oauthState)
  }),

  http.get('*/api/oauth/email/bind', ({ request }) => {
    const caller = requireUser(request)
    const world = worldOf(request)
    const query = new URL(request.url).searchParams
    const email = query.get('email') ?? ''
    if (!world.codes.isValid('verification', email, query.get('code') ?? '')) {
      return refuse('验证码错误或已过期')
    }
    rewrite(world, caller.id, { email })
    return reply()
  }),

  ...siteHandlers,
  ...wechatHandlers,
]

declare module '../world' {
  interface World {
    /** Unused authorization codes of the mock OAuth providers. */
    readonly grants: Map<string, Grant>
  }
}

/** Log-in with OAuth providers and account bindings. */
export const oauth = {
  seed: () => ({ grants: new Map() }),
  handlers: oauthHandlers,
  routes: routesOf(oauthHandlers, { critical: true }),
} satisfies Noun
