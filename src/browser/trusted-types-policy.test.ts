import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string | null
  createScript: (code: string) => null
}

const TURNSTILE =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?onload=onloadTurnstileCallback&render=explicit'

/** Policies as registered in a browser with Trusted Types; the module is imported fresh for each test. */
async function rules() {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { setHtmlSanitiser: cleanMarkupBy, setTrustedTypesPolicy: setDefaultPolicy } =
    await import('./trusted-types-policy')
  setDefaultPolicy()
  const [[name, given] = []] = createPolicy.mock.calls
  if (!given) throw new Error('no policy was made')
  return { ...given, name, cleanMarkupBy }
}

beforeEach(() => vi.resetModules())

describe('default Trusted Types policy', () => {
  it('createHTML: styles pass, markup is escaped until a sanitiser is set', async () => {
    const { name, createHTML, cleanMarkupBy } = await rules()
    expect(name).toBe('default')
    const style = '@media (max-width: 35.99em) {.mantine-hidden-from-xs {display: none !important;}}'
    expect(createHTML(style)).toBe(style)
    expect(createHTML('<img src=x onerror=alert(1)> a > b')).toBe('&lt;img src=x onerror=alert(1)> a > b')
    cleanMarkupBy(() => 'cleaned')
    expect(createHTML('<b>x</b>')).toBe('cleaned')
    expect(createHTML(style)).toBe(style)
  })

  // That cleaning twice changes nothing is shown by e2e/hostile, in a browser that does it.
  it('importing the sanitise module: sets the sanitiser', async () => {
    const { createHTML } = await rules()
    await import('./sanitise')
    expect(createHTML('<i>x</i>')).not.toContain('&lt;')
  })

  it('createScriptURL and createScript: only the Turnstile address is allowed, inline code never', async () => {
    const { createScriptURL, createScript } = await rules()
    expect(createScriptURL(TURNSTILE)).toBe(TURNSTILE)
    const others = [
      `${TURNSTILE}&x=1`,
      TURNSTILE.replace('https', 'http'),
      TURNSTILE.replace('.com', '.com.evil.example'),
      '/assets/console.js',
      'data:text/javascript,1',
    ]
    for (const other of others) expect(createScriptURL(other)).toBeNull()
    expect(createScript('1')).toBeNull()
  })

  it('Trusted Types unsupported or policy disallowed: nothing is thrown', async () => {
    const { setTrustedTypesPolicy: setDefaultPolicy } = await import('./trusted-types-policy')
    expect(setDefaultPolicy).not.toThrow()
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy with name "default" disallowed.')
      },
    })
    expect(setDefaultPolicy).not.toThrow()
  })

  it('allowed script URL: equals the one the Turnstile widget requests', async () => {
    const { DEFAULT_ONLOAD_NAME, SCRIPT_URL } = await import('@marsidev/react-turnstile')
    expect(`${SCRIPT_URL}?onload=${DEFAULT_ONLOAD_NAME}&render=explicit`).toBe(TURNSTILE)
  })
})
