import { callOf } from './call'
import { refuse } from './reply'
import { sessionOfCall, type Session } from './session'

/** Minimum role of each permission tier (K2.2). */
const TIER = { user: 1, admin: 10, root: 100 } as const

function authenticateByAccessToken(request: Request): Session {
  const header = request.headers.get('authorization')
  if (header === null || header === '') throw refuse('无权进行此操作，未登录且未提供 access token', 401)
  const token = header.replace(/^Bearer /, '')
  const owner = token && callOf(request).world.users.find((user) => user.access_token === token)
  if (!owner) throw refuse('无权进行此操作，access token 无效')
  return { id: owner.id, username: owner.username, role: owner.role, status: owner.status }
}

/**
 * Authenticates and authorizes a request, with the checks in the server's order (K2.2). Throws a refusal Response. The
 * role is the one copied into the cookie at log-in, not the stored one. A banned user keeps the cookie, because the
 * server tries to clear it after the response headers were sent; later calls are therefore refused as banned, not as
 * logged out.
 */
function requireTier(request: Request, tier: number): Session {
  const call = callOf(request)
  const caller = sessionOfCall(call) ?? authenticateByAccessToken(request)
  if (caller.status === 2 || call.world.banned.has(caller.id)) throw refuse('用户已被封禁')
  if (caller.role < tier) throw refuse('无权进行此操作，权限不足')
  return caller
}

/** Requires a logged-in user; throws a refusal Response otherwise. */
export const requireUser = (request: Request): Session => requireTier(request, TIER.user)

/** Requires role 10 or above; throws a refusal Response otherwise. */
export const requireAdmin = (request: Request): Session => requireTier(request, TIER.admin)

/** Requires role 100; throws a refusal Response otherwise. */
export const requireRoot = (request: Request): Session => requireTier(request, TIER.root)
