import { useComputedColorScheme } from '@mantine/core'
import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { currentLanguage, type Language } from '#/i18n/i18n'

/** Reports the token, or that there is none any more, because the check has failed or not. */
export type CaptchaReport = (token: string | undefined, hasFailed?: boolean) => void

/** Timeout of the Turnstile script in ms. */
const LOAD_TIMEOUT_MS = 15_000
const SCRIPT = { nonce: pageNonce() }
const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

interface Props {
  siteKey: string
  report: CaptchaReport
}

/**
 * Cloudflare Turnstile, in its own chunk: the only third-party script of the console, loaded only if the server requires
 * a captcha.
 */
export function TurnstileWidget({ siteKey, report }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const isLoaded = useRef(false)
  const fail = useEffectEvent(() => {
    if (isLoaded.current) return
    // A script element left in the page would prevent the next attempt from loading it.
    document.getElementById(DEFAULT_SCRIPT_ID)?.remove()
    report(undefined, true)
  })
  useEffect(() => {
    // Not the wrapper's `onError` of the script: setting it removes the callback that the script needs after loading.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.id === DEFAULT_SCRIPT_ID) fail()
    }
    const timer = setTimeout(() => fail(), LOAD_TIMEOUT_MS)
    // Error events of scripts do not bubble, so listen in the capture phase.
    window.addEventListener('error', onError, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('error', onError, true)
    }
  }, [])
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
