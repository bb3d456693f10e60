import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** Client-side pause between two sends of the same kind, in seconds. */
const COOLDOWN_S = 30
const TICK_MS = 250

/** Whole seconds from `now` to `until`, both in ms; 0 if the result exceeds the cooldown, as after a clock change. */
function secondsBetween(now: number, until: number): number {
  const seconds = Math.ceil((until - now) / 1000)
  return seconds > COOLDOWN_S ? 0 : Math.max(0, seconds)
}

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
  const [until, setUntil] = useState(() => Number(stored.read() ?? 0))
  const [now, setNow] = useState(() => Date.now())
  const isRunning = secondsBetween(now, until) > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    seconds: secondsBetween(now, until),
    start: () => {
      const startedAt = Date.now()
      const end = startedAt + COOLDOWN_S * 1000
      stored.write(String(end))
      setNow(startedAt)
      setUntil(end)
    },
    stop: () => {
      stored.remove()
      setUntil(0)
    },
  }
}
