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

/** The groups of 16 bits of an IPv6 address, in which `::` stands for as many zeros as are missing. */
function ipv6Groups(text: string): number[] {
  const [head = [], tail] = text
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
    .map((groups) =>
      groups.flatMap((group) => (group.includes('.') ? ipv4Groups(group) : [Number.parseInt(group, 16)])),
    )
  if (tail === undefined) return [...head]
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

function ipv4Groups(text: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

/** The bits of an address as text; an IPv4 address in IPv6 form counts as IPv4, as in Go. Undefined if it is none. */
function bitsOf(address: string): string | undefined {
  const groups = isIpv4(address) ? ipv4Groups(address) : isIpv6(address) ? ipv6Groups(address) : undefined
  const bits = groups?.map((group) => group.toString(2).padStart(16, '0')).join('')
  const mapped = `${'0'.repeat(80)}${'1'.repeat(16)}`
  return bits?.length === 128 && bits.startsWith(mapped) ? bits.slice(mapped.length) : bits
}

/** Whether an IP address is in one of the subnets of a comma-separated list; invalid subnets contain none (K6.8). */
export function isInSubnets(address: string, list: string): boolean {
  const bits = bitsOf(address)
  return list.split(',').some((part) => {
    const subnet = part.trim()
    if (!isCidr(subnet)) return false
    const [network = '', mask] = subnet.split('/')
    const networkBits = bitsOf(network)
    const length = Number(mask)
    return bits?.length === networkBits?.length && bits?.slice(0, length) === networkBits?.slice(0, length)
  })
}
