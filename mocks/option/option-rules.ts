import { GoDecodeError, parseWholeGoJson } from '../server/go-json'
import type { Options } from './options'

/** Options required before a switch may be set to `true`, and the error otherwise (K7.2). */
const requirements: Readonly<Record<string, { key: string; message: string }>> = {
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
 * The error for an option that is refused before it is stored, or undefined (K7.2). The switch for email domains
 * requires a non-empty list, but Go splits "" into one element, so it is never refused.
 */
export function optionRefusal(options: Options, key: string, value: string): string | undefined {
  if (key === 'Theme') return THEMES.has(value) ? undefined : '无效的主题'
  const requirement = Object.hasOwn(requirements, key) ? requirements[key] : undefined
  return requirement && value === 'true' && options.text(requirement.key) === ''
    ? requirement.message
    : undefined
}

/** Go's error for a ratio text that is not an object of numbers; returned after the option was stored (K7.2). */
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

/** Whether the server never returns the value of an option (K7.1). Not true for TurnstileSecretKey. */
export function isHidden(key: string): boolean {
  return key.endsWith('Token') || key.endsWith('Secret')
}
