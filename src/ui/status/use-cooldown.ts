import { useState } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { useStored } from '../storage/use-stored'
import { useCountdown } from './use-countdown'

/** Client-side pause between two sends of the same kind, in seconds. */
const COOLDOWN_S = 30

interface Cooldown {
  /** Whole seconds left; 0 when sending is allowed. */
  seconds: number
  start: () => void
  /** Ends the cooldown, if nothing was sent after all. */
  stop: () => void
}

/**
 * Cooldown of 30 s against sending the same twice. Its end is kept in session storage under `storageKey`, so that a
 * reload does not reset it.
 */
export function useCooldown(storageKey: string): Cooldown {
  const [stored] = useState(() =>
    storedText(`cooldown-${storageKey}`, z.string().check(z.regex(/^\d{1,15}$/)), 'session'),
  )
  const until = Number(useStored(stored) ?? 0)
  const seconds = useCountdown(COOLDOWN_S, until > 0, until - COOLDOWN_S * 1000)
  return {
    // More are left after a change of the clock.
    seconds: seconds > COOLDOWN_S ? 0 : seconds,
    start: () => void stored.write(String(Date.now() + COOLDOWN_S * 1000)),
    stop: stored.remove,
  }
}
