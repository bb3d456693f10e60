import { Alert, Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'
import type { CaptchaState, HumanCheck } from './use-human-check'

const Widget = lazyComponent(async () => (await import('./turnstile-widget')).TurnstileWidget)

/** Where the human check is made; nothing while the server does not ask for one. What fails can be tried again. */
export function HumanCheckBox({ check }: { check: HumanCheck }) {
  const t = useT()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<CaptchaState>('waiting')
  if (check.isMisconfigured) {
    return (
      <Alert role="alert" color="orange" variant="light">
        {t('humanCheck.misconfigured')}
      </Alert>
    )
  }
  if (check.siteKey === undefined) return null
  const report = (now: CaptchaState, token?: string) => {
    check.report(now, token)
    setState(now)
  }
  const retry = () => {
    report('waiting')
    setTries(tries + 1)
  }
  return (
    <section aria-label={t('humanCheck.title')}>
      <Suspense>
        <Widget key={`${tries} ${check.resetKey}`} siteKey={check.siteKey} report={report} />
      </Suspense>
      {state === 'failed' && (
        <Group gap="sm" mt="xs">
          <span role="alert">{t('humanCheck.failed')}</span>
          <Button type="button" variant="default" size="xs" onClick={retry}>
            {t('problem.retry')}
          </Button>
        </Group>
      )}
    </section>
  )
}
