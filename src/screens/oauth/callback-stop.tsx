import { Alert, Group, Text } from '@mantine/core'
import { visibleText } from '#/format/visible-text'
import { useAccount } from '#/session/use-account'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/controls/button-link'
import type { CallbackStep } from './callback-run'

interface Props {
  step: CallbackStep & { name: 'stopped' }
  onRetry: () => void
}

/** Explains why the OAuth callback stopped, and links to the next step. */
export function CallbackStop({ step, onRetry }: Props) {
  const t = useT()
  const isSignedIn = useAccount() !== undefined
  const { reason, message, providerWords, mayRetry } = step
  return (
    <>
      <Alert role="alert" color="orange" variant="light">
        {reason === 'failed' ? (
          <span lang={serverTextLanguage(message ?? '')}>{message}</span>
        ) : (
          <>
            {t(`oauth.stop.${reason}`)}
            {message !== undefined && (
              <Text size="sm" mt="xs" lang={serverTextLanguage(message)}>
                {t('oauth.providerMessage', { message })}
              </Text>
            )}
            {providerWords !== undefined && (
              <Text size="sm" mt="xs">
                {t('oauth.providerWords')} <bdi>{visibleText(providerWords)}</bdi>
              </Text>
            )}
          </>
        )}
      </Alert>
      <Group>
        {mayRetry && <RetryButton onRetry={onRetry} />}
        {isSignedIn ? (
          <ButtonLink to="/setting" tone={mayRetry ? 'default' : undefined}>
            {t('oauth.toSetting')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/login" tone={mayRetry ? 'default' : undefined}>
            {t('oauth.toLogIn')}
          </ButtonLink>
        )}
        <ButtonLink to="/" tone="default">
          {t('oauth.toHome')}
        </ButtonLink>
      </Group>
    </>
  )
}
