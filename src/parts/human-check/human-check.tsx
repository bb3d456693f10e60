import { Group, Alert, Button } from '@mantine/core'
import { useState, useRef } from 'react'
import { HttpFailure } from '#/http/failure'
import type { WithToken } from '#/resources/account/registration-mutations'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import type { CaptchaReport } from './turnstile-widget'

const Widget = lazyPart(async () => (await import('./turnstile-widget')).TurnstileWidget)

/** The captcha, with a retry button after a failure; renders nothing if the server does not require one. */
export function HumanCheckBox({ check }: { check: HumanCheck }) {
  const t = useT()
  if (check.siteKey === undefined) return null
  if (check.siteKey === '') return <Alert color="orange">{t('humanCheck.misconfigured')}</Alert>
  return (
    <section aria-label={t('humanCheck.title')}>
      <Widget key={check.attempt} siteKey={check.siteKey} report={check.report} />
      {check.hasFailed && (
        <Group>
          <span role="alert">{t('humanCheck.failed')}</span>
          <Button size="xs" onClick={check.restart}>
            {t('problem.retry')}
          </Button>
        </Group>
      )}
    </section>
  )
}

export type HumanCheck = ReturnType<typeof useHumanCheck>

/**
 * Captcha state for a form that registers or sends mail. The widget is loaded only if the public status requires
 * a captcha.
 */
export function useHumanCheck() {
  const t = useT()
  const { turnstile_check: isOn, turnstile_site_key } = useStatus()
  const siteKey = isOn ? turnstile_site_key : undefined
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // Refs instead of state: nothing renders from them, and they are read synchronously on submit.
  const token = useRef<string>(undefined)
  const isAccepted = useRef(false)
  const report: CaptchaReport = (next, isFailure = false) => {
    token.current = next
    setFailed(isFailure)
  }
  const restart = () => {
    report(undefined)
    setAttempt((before) => before + 1)
  }
  /** Sends what needs a token, which is blank if none is needed or available. Throws the reason why there is none yet. */
  const withToken: WithToken = async (write) => {
    const own = token.current
    // Without a site key no token can arrive: send the request and let the server decide.
    if (siteKey && own === undefined && !isAccepted.current) {
      const serverMessage = t(hasFailed ? 'humanCheck.unavailable' : 'humanCheck.pending')
      throw new HttpFailure({ kind: 'refused', serverMessage })
    }
    // Not for another request too: the server accepts it once. The session remembers an accepted one.
    token.current = undefined
    try {
      const result = await write(own ?? '')
      isAccepted.current = true
      return result
    } catch (error) {
      isAccepted.current = false
      throw error
    } finally {
      if (isOn) restart()
    }
  }
  return {
    /** Of the widget; undefined if no captcha is required, blank if one is but none is configured. */
    siteKey,
    /** Each has a widget of its own. */
    attempt,
    hasFailed,
    report,
    restart,
    withToken,
  }
}
