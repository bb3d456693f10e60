import { mixed } from '../secret-of'
import type { World } from '../world'
import { callOf, type Call } from './call'

/** What the server copies into the cookie at sign-in and believes until the next one (K2.2). */
export interface Session {
  id: number
  username: string
  role: number
  status: number
}

/** What else the cookie holds: the one slot for an OAuth state, and whether Turnstile was passed (K2.1). */
interface Slots {
  oauthState?: string
  turnstile?: boolean
}

/** All a cookie says. */
interface SessionState extends Slots {
  session?: Session
}

const NAME = 'session'
const LIFETIME = 2_592_000

function signature(world: World, text: string): string {
  return mixed(`${world.id}:session:${text}`).toString(36)
}

function sealed(world: World, kept: SessionState): string {
  const payload = encodeURIComponent(JSON.stringify({ at: world.clock.now(), kept }))
  // Readable by page script, like the real one: signed, not encrypted (K2.1).
  const text = btoa(payload).replaceAll('=', '')
  return `${text}.${signature(world, text)}`
}

/** What the cookie of a call says; damaged, foreign and old ones say nothing (K2.1). */
export function sessionStateOf({ world, cookies }: Call): SessionState {
  const [text = '', signed] = (cookies.get(NAME) ?? '').split('.')
  if (text === '' || signed !== signature(world, text)) return {}
  const { at, kept }: { at: number; kept: SessionState } = JSON.parse(decodeURIComponent(atob(text)))
  return at + LIFETIME > world.clock.now() ? kept : {}
}

/** The session a call carries, undefined when nobody is signed in. */
export const sessionOfCall = (call: Call): Session | undefined => sessionStateOf(call).session

function cookieLine(world: World, kept: SessionState): string {
  const expires = new Date((world.clock.now() + LIFETIME) * 1000).toUTCString()
  return `${NAME}=${sealed(world, kept)}; Path=/; Expires=${expires}; Max-Age=${LIFETIME}`
}

/** The `Set-Cookie` line for a session, or for a cleared one: the attributes are K2.1's, and no others. */
export function sessionCookie(world: World, session: Session | undefined): string {
  return cookieLine(world, { session })
}

/** Signs the caller of this request in, the slots kept, or out with all of them when there is no session. */
export function writeSession(request: Request, session: Session | undefined): void {
  const call = callOf(request)
  call.setCookies.push(cookieLine(call.world, session ? { ...sessionStateOf(call), session } : {}))
}

/** Fills a slot of the cookie; who is signed in stays so. */
export function writeSlots(request: Request, slots: Slots): void {
  const call = callOf(request)
  call.setCookies.push(cookieLine(call.world, { ...sessionStateOf(call), ...slots }))
}
