import { Group, Alert, Button } from '@mantine/core'
import { useState, useRef } from 'react'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import type { CaptchaState } from './turnstile-widget'

const Widget = lazyPart(async () => (await import('./turnstile-widget')).TurnstileWidget)

/** The captcha, with a retry button after a failure; renders nothing if the server does not require one. */
export function HumanCheckBox({ check }: { check: HumanCheck }) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CaptchaState>('waiting')
  if (check.isMisconfigured) {
    return (
      <Alert color="orange" role="alert">
        {t('humanCheck.misconfigured')}
      </Alert>
    )
  }
  if (check.siteKey === undefined) return null
  const report = (next: CaptchaState, token?: string) => {
    check.report(next, token)
    setState(next)
  }
  const retry = () => {
    report('waiting')
    setAttempt(attempt + 1)
  }
  return (
    <section aria-label={t('humanCheck.title')}>
      <Widget key={`${attempt} ${check.resetKey}`} siteKey={check.siteKey} report={report} />
      {state === 'failed' && (
        <Group>
          <span role="alert">{t('humanCheck.failed')}</span>
          <Button size="xs" onClick={retry}>
            {t('problem.retry')}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** A token for one request (blank if none is needed or available), or the reason why there is none yet. */
type CaptchaToken = { token: string } | { reason: string }

export type HumanCheck = ReturnType<typeof useHumanCheck>

/**
 * Captcha state for a form that registers or sends mail. The widget is loaded only if the public status requires
 * a captcha.
 */
export function useHumanCheck() {
  const t = useT()
  const { turnstile_check: isOn, turnstile_site_key: siteKey } = useStatus()
  const [resetKey, setResetKey] = useState(0)
  // Refs instead of state: nothing renders from them, and they are read synchronously on submit.
  const widget = useRef<{ state: CaptchaState; token?: string }>({ state: 'waiting' })
  const isAccepted = useRef(false)
  return {
    /** Of the widget; undefined if no captcha is required or none is configured. */
    siteKey: isOn && siteKey ? siteKey : undefined,
    /** The server requires a captcha but has no site key. */
    isMisconfigured: isOn && !siteKey,
    /** Changes when the widget must be reset. */
    resetKey,
    report: (state: CaptchaState, token?: string) => void (widget.current = { state, token }),
    takeToken: (): CaptchaToken => {
      const { state, token } = widget.current
      // Without a site key no token can arrive: send the request and let the server decide.
      if (!isOn || !siteKey) return { token: '' }
      if (token !== undefined) {
        // Not for another request too: the server accepts it once.
        widget.current = { state: 'waiting' }
        return { token }
      }
      if (isAccepted.current) return { token: '' }
      return { reason: t(state === 'failed' ? 'humanCheck.unavailable' : 'humanCheck.pending') }
    },
    /** Resets after the request: a token is valid once; the session remembers an accepted one. */
    reportUsed: (accepted: boolean) => {
      isAccepted.current = accepted
      if (!isOn) return
      widget.current = { state: 'waiting' }
      setResetKey((before) => before + 1)
    },
  }
}
