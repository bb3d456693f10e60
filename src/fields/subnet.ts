import { t } from '#/i18n/i18n'

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/
const IPV6_SIGNS = /^[\da-f:.]+$/i

/** Whether `text` is a CIDR block as Go's `net.ParseCIDR` accepts it; a bare address is not. */
function isSubnet(text: string): boolean {
  const [address = '', mask = '', ...rest] = text.split('/')
  if (rest.length > 0 || !/^\d{1,3}$/.test(mask)) return false
  if (IPV4.test(address)) return Number(mask) <= 32
  // By the browser: zod's check would be in the first load of every page.
  return Number(mask) <= 128 && IPV6_SIGNS.test(address) && URL.canParse(`http://[${address}]`)
}

/** Rule for a list of CIDR blocks; the message names the first that is none. */
export function subnetListRule(subnets: readonly string[]): string | undefined {
  const part = subnets.find((entry) => !isSubnet(entry))
  return part === undefined ? undefined : t('fields.subnet', { part })
}
