import { useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '../storage/use-stored'
import { useCountdown } from './use-countdown'

/** Client-side pause between two sends of the same kind, in seconds. */
const COOLDOWN_S = 30

/**
 * Cooldown of 30 s against sending the same twice; `stop` ends it, if nothing was sent after all. Its end is kept in session storage under `storageKey`, so that a
 * reload does not reset it.
 */
export function useCooldown(storageKey: string) {
  const [stored] = useState(() => storedValue(`cooldown-${storageKey}`, z.number(), 'session'))
  const until = useStored(stored) ?? 0
  const seconds = useCountdown(COOLDOWN_S, until > 0, until - COOLDOWN_S * 1000)
  return {
    // 0 when sending is allowed. More are left after a change of the clock.
    seconds: seconds > COOLDOWN_S ? 0 : seconds,
    start: () => void stored.write(Date.now() + COOLDOWN_S * 1000),
    stop: stored.remove,
  }
}
