import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { customCheck } from './rules'
import { parseList } from './text-list'

const IPV4_PART = /^(0|[1-9]\d{0,2})$/
const IPV6_GROUP = /^[0-9a-f]{1,4}$/i

function isIPv4(address: string): boolean {
  const parts = address.split('.')
  return parts.length === 4 && parts.every((part) => IPV4_PART.test(part) && Number(part) <= 255)
}

/** Counts the 16-bit groups in colon-separated `text`; undefined if one is invalid. */
function countGroups(text: string, mayEndInIPv4: boolean): number | undefined {
  if (text === '') return 0
  const groups = text.split(':')
  const last = groups.at(-1) ?? ''
  const isEmbedded = mayEndInIPv4 && isIPv4(last)
  const plain = isEmbedded ? groups.slice(0, -1) : groups
  return plain.every((group) => IPV6_GROUP.test(group)) ? plain.length + (isEmbedded ? 2 : 0) : undefined
}

function isIPv6(address: string): boolean {
  const halves = address.split('::')
  const [head = '', tail] = halves
  if (tail === undefined) return countGroups(head, true) === 8
  const before = countGroups(head, false)
  const after = countGroups(tail, true)
  return halves.length === 2 && before !== undefined && after !== undefined && before + after <= 7
}

/** Whether `text` is a CIDR block as Go's `net.ParseCIDR` accepts it; a bare address is not. */
function isSubnet(text: string): boolean {
  const [address = '', mask = '', ...rest] = text.split('/')
  if (rest.length > 0 || !/^\d{1,3}$/.test(mask)) return false
  if (isIPv4(address)) return Number(mask) <= 32
  return isIPv6(address) && Number(mask) <= 128
}

/** Rule for a list typed as one text: every part must pass; `message` builds the message for the first that does not. */
function listRule(passes: (part: string) => boolean, message: (part: string) => string) {
  return z.string().check(
    customCheck((text) => {
      const wrong = parseList(text).entries.find((part) => !passes(part))
      return wrong === undefined ? undefined : message(wrong)
    }),
  )
}

/** Rule for a list of CIDR blocks. */
export const subnetListRule = listRule(isSubnet, (part) => t('fields.subnet', { part }))
