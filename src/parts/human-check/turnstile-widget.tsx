import { useComputedColorScheme } from '@mantine/core'
import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile'
import { useEffect, useRef } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { currentLanguage, type Language } from '#/i18n/i18n'
import type { CaptchaState } from './use-human-check'

/** How long its script may take to come, in ms (FM-RETRY). */
const LOAD_TIMEOUT_MS = 15_000
const SCRIPT = { nonce: pageNonce() }
const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

interface Props {
  siteKey: string
  report: (state: CaptchaState, token?: string) => void
}

/**
 * Cloudflare Turnstile, the one thing that this console fetches from elsewhere, and only where the server asks for it
 * (T-34). Alone in its chunk.
 */
export function TurnstileWidget({ siteKey, report }: Props) {
  const scheme = useComputedColorScheme()
  const isThere = useRef(false)
  const errorHandledBy = useRef(report)
  useEffect(() => {
    errorHandledBy.current = report
  })
  useEffect(() => {
    const fail = () => {
      if (isThere.current) return
      // Left in the page, it would keep the next try from fetching it.
      document.getElementById(DEFAULT_SCRIPT_ID)?.remove()
      errorHandledBy.current('failed')
    }
    // The wrapper's own way to hear of this takes away what the script calls when it is there.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.id === DEFAULT_SCRIPT_ID) fail()
    }
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    // Errors of scripts do not bubble.
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
      onWidgetLoad={() => void (isThere.current = true)}
      onSuccess={(token) => report('checked', token)}
      onExpire={() => report('waiting')}
      onTimeout={() => report('waiting')}
      onError={() => report('failed')}
      onUnsupported={() => report('failed')}
    />
  )
}
