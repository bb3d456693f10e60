import { useRef, useState } from 'react'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'

/** A token for one call (blank where none is needed, or none can be had), or why there is none yet. */
type CaptchaToken = { token: string } | { reason: string }

/** What its box reports. */
export type CaptchaState = 'waiting' | 'checked' | 'failed'

export interface HumanCheck {
  /** What the box is made with; undefined when nothing is asked, or nothing can be asked. */
  siteKey?: string
  /** The server asks for a check and does not say how it is made (SH-97). */
  isMisconfigured: boolean
  /** Changes when a new check is wanted. */
  resetKey: number
  report: (state: CaptchaState, token?: string) => void
  takeToken: () => CaptchaToken
  /** The call was answered: a token counts once, and one that was accepted is remembered by the session. */
  reportUsed: (isAccepted: boolean) => void
}

/**
 * The human check that the server wants before it registers somebody or sends mail (K2.4). It is loaded and
 * asked only when the public status says so.
 */
export function useHumanCheck(): HumanCheck {
  const t = useT()
  const { turnstile_check: isOn, turnstile_site_key: siteKey } = useStatus()
  const [resetKey, setResetKey] = useState(0)
  // Not state: nothing is drawn from it, and it is taken in the same moment as it is used.
  const box = useRef<{ state: CaptchaState; token?: string }>({ state: 'waiting' })
  const isAccepted = useRef(false)
  return {
    siteKey: isOn && siteKey ? siteKey : undefined,
    isMisconfigured: isOn && !siteKey,
    resetKey,
    report: (state, token) => void (box.current = { state, token }),
    takeToken: () => {
      const { state, token } = box.current
      // Without a key there is nothing to wait for: the server says what it thinks of that.
      if (!isOn || !siteKey || token !== undefined) return { token: token ?? '' }
      if (isAccepted.current) return { token: '' }
      return { reason: t(state === 'failed' ? 'humanCheck.unavailable' : 'humanCheck.pending') }
    },
    reportUsed: (accepted) => {
      isAccepted.current = accepted
      if (!isOn) return
      box.current = { state: 'waiting' }
      setResetKey((before) => before + 1)
    },
  }
}
