import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Button } from '#/ui/controls/button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import type { CaptchaState, HumanCheck } from './use-human-check'

const Widget = lazyComponent(async () => (await import('./turnstile-widget')).TurnstileWidget)

/** The captcha, with a retry button after a failure; renders nothing if the server does not require one. */
export function HumanCheckBox({ check }: { check: HumanCheck }) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CaptchaState>('waiting')
  if (check.isMisconfigured) {
    return (
      <Alert tone="warning" role="alert">
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
      <Suspense>
        <Widget key={`${attempt} ${check.resetKey}`} siteKey={check.siteKey} report={report} />
      </Suspense>
      {state === 'failed' && (
        <Group>
          <span role="alert">{t('humanCheck.failed')}</span>
          <Button size="sm" onClick={retry}>
            {t('problem.retry')}
          </Button>
        </Group>
      )}
    </section>
  )
}
