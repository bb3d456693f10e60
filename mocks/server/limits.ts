import type { Call } from './call'

/** Classes of K3: how many calls an address may make within so many seconds. */
const CLASSES = {
  GA: { most: 480, seconds: 180 },
  GW: { most: 240, seconds: 180 },
  CT: { most: 20, seconds: 1200 },
} as const

/** One of the server's limit classes. */
export type LimitClass = keyof typeof CLASSES

function addressOf(request: Request, call: Call): string {
  const { headers } = request
  // Believed from anybody (K3).
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return forwarded || headers.get('x-real-ip')?.trim() || call.address
}

/**
 * Counts a call in a class and says whether it may pass: a sliding window in whole seconds over the accepted
 * calls; a refused one is not counted (K3). Always true in a world whose limits are off.
 */
export function mayPass(limitClass: LimitClass, request: Request, call: Call): boolean {
  if (call.world.limits === 'off') return true
  const { most, seconds } = CLASSES[limitClass]
  const key = `${limitClass}:${addressOf(request, call)}`
  const accepted = call.world.buckets.get(key) ?? []
  const now = call.world.clock.now()
  const oldest = accepted[0]
  if (accepted.length >= most && oldest !== undefined && now - oldest < seconds) return false
  call.world.buckets.set(key, [...accepted, now].slice(-most))
  return true
}
