import { GoDecodeError, parseWholeGoJson } from '../server/go-json'
import type { Options } from './options'

/** What must be filled in before a switch may be put to `true`, and what is said otherwise (K7.2). */
const needs: Readonly<Record<string, { key: string; message: string }>> = {
  GitHubOAuthEnabled: {
    key: 'GitHubClientId',
    message: '无法启用 GitHub OAuth，请先填入 GitHub Client Id 以及 GitHub Client Secret！',
  },
  WeChatAuthEnabled: {
    key: 'WeChatServerAddress',
    message: '无法启用微信登录，请先填入微信登录相关配置信息！',
  },
  TurnstileCheckEnabled: {
    key: 'TurnstileSiteKey',
    message: '无法启用 Turnstile 校验，请先填入 Turnstile 校验相关配置信息！',
  },
}

const THEMES = new Set(['default', 'berry', 'air'])
const RATIOS = new Set(['ModelRatio', 'GroupRatio', 'CompletionRatio'])

/**
 * Why an option is refused before it is stored, undefined when it is not (K7.2). The switch for e-mail domains
 * needs a list with an element, and a blank list has one: it is never refused.
 */
export function optionRefusal(options: Options, key: string, value: string): string | undefined {
  if (key === 'Theme') return THEMES.has(value) ? undefined : '无效的主题'
  const need = Object.hasOwn(needs, key) ? needs[key] : undefined
  return need && value === 'true' && options.text(need.key) === '' ? need.message : undefined
}

/** What the decoder says of a ratio text that is no object of numbers: told after it was stored (K7.2). */
export function ratioError(key: string, text: string): string | undefined {
  if (!RATIOS.has(key)) return undefined
  try {
    const json = parseWholeGoJson(text)
    if (json.kind === 'null') return undefined
    if (json.kind !== 'object') {
      return `json: cannot unmarshal ${json.kind} into Go value of type map[string]float64`
    }
    for (const [, value] of json.members) {
      const isFinite = value.kind === 'number' && Number.isFinite(Number(value.text))
      if (isFinite || value.kind === 'null') continue
      const found = value.kind === 'number' ? `number ${value.text}` : value.kind
      return `json: cannot unmarshal ${found} into Go value of type float64`
    }
    return undefined
  } catch (error) {
    if (error instanceof GoDecodeError) return error.message
    throw error
  }
}

/** Keys whose values the server never returns (K7.1); TurnstileSecretKey is not among them. */
export function isHidden(key: string): boolean {
  return key.endsWith('Token') || key.endsWith('Secret')
}
