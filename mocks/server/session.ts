import { mixed } from '../secret-of'
import type { World } from '../world'
import { callOf, type Call } from './call'

/** What the server copies into the cookie at sign-in and believes until the next one (contract 2.2). */
export interface Session {
  id: number
  username: string
  role: number
  status: number
}

const NAME = 'session'
const LIFETIME = 2_592_000

function signature(world: World, text: string): string {
  return mixed(`${world.id}:session:${text}`).toString(36)
}

function sealed(world: World, session: Session | undefined): string {
  const payload = encodeURIComponent(JSON.stringify({ at: world.clock.now(), session: session ?? null }))
  // Readable by page script, like the real one: signed, not encrypted (contract 2.1).
  const text = btoa(payload).replaceAll('=', '')
  return `${text}.${signature(world, text)}`
}

function opened(world: World, value: string): Session | undefined {
  const [text = '', signed] = value.split('.')
  if (signed !== signature(world, text)) return undefined
  const { at, session }: { at: number; session: Session | null } = JSON.parse(decodeURIComponent(atob(text)))
  return session && at + LIFETIME > world.clock.now() ? session : undefined
}

/** The session a call carries; damaged, foreign and old ones count as none (contract 2.1). */
export function sessionOfCall({ world, cookies }: Call): Session | undefined {
  const value = cookies.get(NAME)
  return value === undefined ? undefined : opened(world, value)
}

/** The `Set-Cookie` line for a session, or for a cleared one: the attributes are contract 2.1's, and no others. */
export function sessionCookie(world: World, session: Session | undefined): string {
  const expires = new Date((world.clock.now() + LIFETIME) * 1000).toUTCString()
  return `${NAME}=${sealed(world, session)}; Path=/; Expires=${expires}; Max-Age=${LIFETIME}`
}

/** Signs the caller of this request in, or out when there is no session. */
export function writeSession(request: Request, session: Session | undefined): void {
  const call = callOf(request)
  call.setCookies.push(sessionCookie(call.world, session))
}
