function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

function groupCount(text: string): number {
  if (text === '') return 0
  const groups = text.split(':')
  const last = groups.at(-1) ?? ''
  const tail = last.includes('.') ? (isIpv4(last) ? 2 : Number.NaN) : undefined
  const plain = tail === undefined ? groups : groups.slice(0, -1)
  return plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? plain.length + (tail ?? 0) : Number.NaN
}

function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length === 1) return groupCount(text) === 8
  const [head = '', tail = ''] = halves
  // An embedded IPv4 address is valid only as the last group.
  return halves.length === 2 && !head.includes('.') && groupCount(head) + groupCount(tail) < 8
}

function isCidr(text: string): boolean {
  const at = text.indexOf('/')
  const address = text.slice(0, at)
  const mask = text.slice(at + 1)
  if (at < 0 || !/^\d{1,6}$/.test(mask)) return false
  if (isIpv4(address)) return Number(mask) <= 32
  return isIpv6(address) && Number(mask) <= 128
}

/** The server's error text for a comma-separated list of subnets, or undefined if every trimmed item is valid (K6.8). */
export function subnetError(list: string): string | undefined {
  const invalid = list
    .split(',')
    .map((part) => part.trim())
    .find((part) => !isCidr(part))
  return invalid === undefined ? undefined : `failed to parse subnet: invalid CIDR address: ${invalid}`
}
