import { useComputedColorScheme } from '@mantine/core'
import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile'
import { useRef } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { currentLanguage, type Language } from '#/i18n/i18n'

/** Reports the token, or that there is none any more, because the check has failed or not. */
export type CaptchaReport = (token: string | undefined, hasFailed?: boolean) => void

/** Timeout of the Turnstile script in ms. */
const LOAD_TIMEOUT_MS = 15_000
const SCRIPT = { nonce: pageNonce() }
const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

/**
 * Cloudflare Turnstile, in its own chunk: the only third-party script of the console, loaded only if the server requires
 * a captcha.
 */
export function TurnstileWidget({ siteKey, report }: { siteKey: string; report: CaptchaReport }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const isLoaded = useRef(false)
  const fail = () => {
    if (isLoaded.current) return
    // A script element left in the page would prevent the next attempt from loading it.
    document.getElementById(DEFAULT_SCRIPT_ID)?.remove()
    report(undefined, true)
  }
  useTimeout(fail, LOAD_TIMEOUT_MS, { autoInvoke: true })
  // Not the wrapper's `onError` of the script: setting it removes the callback that the script needs after loading.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.id === DEFAULT_SCRIPT_ID) fail()
  }
  // Error events of scripts do not bubble, so listen in the capture phase.
  useWindowEvent('error', onError, true)
  return (
    <Turnstile
      siteKey={siteKey}
      scriptOptions={SCRIPT}
      options={{ theme: scheme, language: LANGUAGE_TAGS[currentLanguage()], size: 'flexible' }}
      onWidgetLoad={() => void (isLoaded.current = true)}
      onSuccess={(token) => report(token)}
      onExpire={() => report(undefined)}
      onTimeout={() => report(undefined)}
      onError={() => report(undefined, true)}
      onUnsupported={() => report(undefined, true)}
    />
  )
}
