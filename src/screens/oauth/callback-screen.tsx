import { LinkButton } from '#/ui/button/link-button'
import { Text, Group, Alert, Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { visibleText } from '#/format/visible-text'
import { useAccount } from '#/session/session'
import { RetryButton } from '#/ui/button/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useCountdown } from '#/ui/status/use-countdown'
import { useStored } from '#/ui/storage/use-stored'
import { CentredCard } from '#/ui/text/page-title'
import { createCallbackRun, MAX_ATTEMPTS, type CallbackStep } from './callback-run'

const route = getRouteApi('/oauth/$provider')

/** One run per page load, which has one router: signing in remounts the app, which must not start a second run. */
const runs = new WeakMap<AnyRouter, ReturnType<typeof createCallbackRun>>()

function Waiting({ step, onCancel }: { step: CallbackStep & { name: 'waiting' }; onCancel: () => void }) {
  const t = useT()
  const seconds = useCountdown(step.seconds, true)
  return (
    <>
      <Text>{t('oauth.nextTry', { attempt: step.attempt, seconds })}</Text>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
    </>
  )
}

export function CallbackScreen() {
  const t = useT()
  const cache = useQueryClient()
  const router = useRouter()
  const { provider } = route.useParams()
  const search = route.useSearch()
  const [run] = useState(() => {
    const current = runs.get(router) ?? createCallbackRun({ cache, router, provider, params: search })
    runs.set(router, current)
    return current
  })
  const step = useStored(run)
  useEffect(() => run.start(), [run])
  return (
    <CentredCard title={t(`oauth.${run.intent}.${provider}`)}>
      {step.name === 'stopped' ? (
        <CallbackStop step={step} onRetry={() => run.retry()} />
      ) : (
        <>
          <Group role="status">
            <Loader />
            {step.name === 'waiting' ? t('oauth.noAnswer', { most: MAX_ATTEMPTS }) : t('oauth.processing')}
          </Group>
          {step.name === 'waiting' && <Waiting key={step.attempt} step={step} onCancel={run.cancel} />}
        </>
      )}
    </CentredCard>
  )
}

interface Props {
  step: CallbackStep & { name: 'stopped' }
  onRetry: () => void
}

export function CallbackStop({ step, onRetry }: Props) {
  const t = useT()
  const isSignedIn = useAccount() !== undefined
  const { reason, message, errorText, mayRetry } = step
  return (
    <>
      <Alert color="orange">
        {reason === 'failed' ? (
          <span lang={serverTextLanguage(message ?? '')}>{message}</span>
        ) : (
          <>
            {t(`oauth.stop.${reason}`)}
            {message !== undefined && (
              <Text size="sm" lang={serverTextLanguage(message)}>
                {t('problem.missing.quote', { message })}
              </Text>
            )}
            {errorText !== undefined && (
              <Text size="sm">
                {t('oauth.providerErrorText')} <bdi>{visibleText(errorText)}</bdi>
              </Text>
            )}
          </>
        )}
      </Alert>
      <Group>
        {mayRetry && <RetryButton onRetry={onRetry} />}
        <LinkButton to={isSignedIn ? '/setting' : '/login'} variant={mayRetry ? 'default' : 'filled'}>
          {t(isSignedIn ? 'oauth.toSetting' : 'oauth.toLogIn')}
        </LinkButton>
        <LinkButton to="/">{t('common.toHome')}</LinkButton>
      </Group>
    </>
  )
}
