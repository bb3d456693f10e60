import { callOf } from './call'
import { refuse } from './reply'
import { sessionOfCall, type Session } from './session'

/** Role numbers of the three tiers (K2.2). */
const TIER = { user: 1, admin: 10, root: 100 } as const

function bySystemToken(request: Request): Session {
  const header = request.headers.get('authorization')
  if (header === null || header === '') throw refuse('无权进行此操作，未登录且未提供 access token', 401)
  const token = header.replace(/^Bearer /, '')
  const owner = token && callOf(request).world.users.find((user) => user.access_token === token)
  if (!owner) throw refuse('无权进行此操作，access token 无效')
  return { id: owner.id, username: owner.username, role: owner.role, status: owner.status }
}

/**
 * The server's guard, in its order (K2.2). The role is the one copied at sign-in, not the stored one.
 * Throws the refusal as a Response. A ban leaves the cookie as it is: the server means to clear it, but its answer has
 * begun by then. Every further call is refused as banned, none as not signed in.
 */
function requireTier(request: Request, tier: number): Session {
  const call = callOf(request)
  const caller = sessionOfCall(call) ?? bySystemToken(request)
  if (caller.status === 2 || call.world.banned.has(caller.id)) throw refuse('用户已被封禁')
  if (caller.role < tier) throw refuse('无权进行此操作，权限不足')
  return caller
}

/** Any signed-in user, or a refusal thrown as a Response. */
export const requireUser = (request: Request): Session => requireTier(request, TIER.user)

/** Role 10 and above, or a refusal thrown as a Response. */
export const requireAdmin = (request: Request): Session => requireTier(request, TIER.admin)

/** Role 100, or a refusal thrown as a Response. */
export const requireRoot = (request: Request): Session => requireTier(request, TIER.root)
