import { LinkButton } from '#/ui/controls/button'
import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Text } from '#/ui/text/text'
import { visibleText } from '#/format/visible-text'
import { useAccount } from '#/session/session'
import { RetryButton } from '#/ui/controls/retry-button'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import type { CallbackStep } from './callback-run'

interface Props {
  step: CallbackStep & { name: 'stopped' }
  onRetry: () => void
}

/** Explains why the OAuth callback stopped, and links to the next step. */
export function CallbackStop({ step, onRetry }: Props) {
  const t = useT()
  const isSignedIn = useAccount() !== undefined
  const { reason, message, errorText, mayRetry } = step
  return (
    <>
      <Alert tone="warning" role="alert">
        {reason === 'failed' ? (
          <span lang={serverTextLanguage(message ?? '')}>{message}</span>
        ) : (
          <>
            {t(`oauth.stop.${reason}`)}
            {message !== undefined && (
              <Text size="sm" lang={serverTextLanguage(message)}>
                {t('oauth.providerMessage', { message })}
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
        {isSignedIn ? (
          <LinkButton to="/setting" variant={mayRetry ? 'default' : 'primary'}>
            {t('oauth.toSetting')}
          </LinkButton>
        ) : (
          <LinkButton to="/login" variant={mayRetry ? 'default' : 'primary'}>
            {t('oauth.toLogIn')}
          </LinkButton>
        )}
        <LinkButton to="/">{t('oauth.toHome')}</LinkButton>
      </Group>
    </>
  )
}
