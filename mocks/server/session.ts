import { hashText } from '../secret-of'
import type { World } from '../world'
import { callOf, type Call } from './call'

/** User data that the server copies into the cookie at log-in and trusts until the next log-in (K2.2). */
export interface Session {
  id: number
  username: string
  role: number
  status: number
}

/** Other cookie contents: one OAuth state, and whether Turnstile was passed (K2.1). */
interface Slots {
  oauthState?: string
  turnstile?: boolean
}

/** Complete contents of the session cookie. */
interface SessionState extends Slots {
  session?: Session
}

const COOKIE_NAME = 'session'
const LIFETIME_SECONDS = 2_592_000

function signature(world: World, text: string): string {
  return hashText(`${world.id}:session:${text}`).toString(36)
}

function serializeSession(world: World, kept: SessionState): string {
  const payload = encodeURIComponent(JSON.stringify({ at: world.clock.now(), kept }))
  // Signed but not encrypted, like the real cookie (K2.1).
  const text = btoa(payload).replaceAll('=', '')
  return `${text}.${signature(world, text)}`
}

/** Reads the session cookie of a call. Empty if the cookie is damaged, expired or signed by another world (K2.1). */
export function sessionStateOf({ world, cookies }: Call): SessionState {
  const [text = '', signed] = (cookies.get(COOKIE_NAME) ?? '').split('.')
  if (text === '' || signed !== signature(world, text)) return {}
  const { at, kept }: { at: number; kept: SessionState } = JSON.parse(decodeURIComponent(atob(text)))
  return at + LIFETIME_SECONDS > world.clock.now() ? kept : {}
}

/** The session of a call, or undefined if nobody is logged in. */
export const sessionOfCall = (call: Call): Session | undefined => sessionStateOf(call).session

function cookieLine(world: World, kept: SessionState): string {
  const expires = new Date((world.clock.now() + LIFETIME_SECONDS) * 1000).toUTCString()
  return `${COOKIE_NAME}=${serializeSession(world, kept)}; Path=/; Expires=${expires}; Max-Age=${LIFETIME_SECONDS}`
}

/** The `Set-Cookie` value that sets or clears the session, with the server's attributes (K2.1). */
export function sessionCookie(world: World, session: Session | undefined): string {
  return cookieLine(world, { session })
}

/** Logs the client in and keeps the slots, or logs it out and clears them if `session` is undefined. */
export function writeSession(request: Request, session: Session | undefined): void {
  const call = callOf(request)
  call.setCookies.push(cookieLine(call.world, session ? { ...sessionStateOf(call), session } : {}))
}

/** Updates slots of the cookie without changing the session. */
export function writeSlots(request: Request, slots: Slots): void {
  const call = callOf(request)
  call.setCookies.push(cookieLine(call.world, { ...sessionStateOf(call), ...slots }))
}
