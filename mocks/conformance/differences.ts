import { isMatcher, kindOf, type Expected } from './expected'

type Members = Record<string, unknown>
type MatcherKind = ReturnType<typeof kindOf>

const format = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300))

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isEqual(expected: Expected, actual: unknown): boolean {
  return differences(expected, actual, '').length === 0
}

const itemsOf = (expected: Expected): Expected[] => (Array.isArray(expected) ? [...expected] : [])

function memberDifferences(expected: object, actual: Members, path: string, isExact: boolean): string[] {
  const wanted = Object.entries(expected)
  const extra = isExact ? Object.keys(actual).filter((name) => !Object.hasOwn(expected, name)) : []
  return [
    ...wanted.flatMap(([name, value]: [string, Expected]) =>
      value === undefined && !Object.hasOwn(actual, name)
        ? []
        : differences(value, actual[name], `${path}.${name}`),
    ),
    ...extra.map((name) => `${path}.${name}: not expected, got ${format(actual[name])}`),
  ]
}

const sets: Partial<Record<MatcherKind, (of: Expected, actual: unknown[]) => boolean>> = {
  every: (of, actual) => actual.every((item) => isEqual(of, item)),
  some: (of, actual) => actual.some((item) => isEqual(of, item)),
  none: (of, actual) => !actual.some((item) => isEqual(of, item)),
  'in any order': (of, actual) =>
    itemsOf(of).length === actual.length &&
    itemsOf(of).every((wanted) => actual.some((item) => isEqual(wanted, item))),
}

const plain: Partial<Record<MatcherKind, (of: Expected, actual: unknown) => boolean>> = {
  int: (_, actual) => Number.isInteger(actual),
  number: (_, actual) => typeof actual === 'number',
  matches: (of, actual) =>
    typeof actual === 'string' && typeof of === 'string' && new RegExp(of).test(actual),
  'one of': (of, actual) => itemsOf(of).some((item) => isEqual(item, actual)),
}

/** Compares a value with an expectation; returns one line per difference. */
export function differences(expected: Expected, actual: unknown, path: string): string[] {
  const report = (wanted: string) => [`${path || 'value'}: expected ${wanted}, got ${format(actual)}`]
  if (isMatcher(expected)) {
    const kind = kindOf(expected)
    if (kind === 'has') {
      return isMembers(actual)
        ? memberDifferences(Object(expected.of), actual, path, false)
        : report('an object')
    }
    const set = sets[kind]
    const isMatch = set
      ? Array.isArray(actual) && set(expected.of, actual)
      : (plain[kind]?.(expected.of, actual) ?? false)
    return isMatch ? [] : report(`${kind} ${format(expected.of)}`)
  }
  if (Array.isArray(expected)) {
    const items = listOf(actual)
    if (!Array.isArray(actual) || items.length !== expected.length) return report(format(expected))
    return expected.flatMap((item: Expected, at) => differences(item, items[at], `${path}[${at}]`))
  }
  if (typeof expected === 'object' && expected !== null)
    return isMembers(actual) ? memberDifferences(expected, actual, path, true) : report(format(expected))
  return Object.is(expected, actual) ? [] : report(format(expected))
}
