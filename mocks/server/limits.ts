import { clientAddress, type Call } from './call'

/** Rate limit classes (K3): maximum number of calls per IP address and window length in seconds. */
const CLASSES = {
  GA: { most: 480, seconds: 180 },
  GW: { most: 240, seconds: 180 },
  CT: { most: 20, seconds: 1200 },
} as const

/** Name of a rate limit class. */
export type LimitClass = keyof typeof CLASSES

/**
 * Checks the rate limit of a class and records the call if it is within the limit. Sliding window in whole seconds
 * over accepted calls; rejected calls do not count (K3). Always true in a world without limits.
 */
export function isWithinLimit(limitClass: LimitClass, request: Request, call: Call): boolean {
  if (call.world.limits === 'off') return true
  const { most, seconds } = CLASSES[limitClass]
  const key = `${limitClass}:${clientAddress(request)}`
  const accepted = call.world.buckets.get(key) ?? []
  const now = call.world.clock.now()
  const oldest = accepted[0]
  if (accepted.length >= most && oldest !== undefined && now - oldest < seconds) return false
  call.world.buckets.set(key, [...accepted, now].slice(-most))
  return true
}
