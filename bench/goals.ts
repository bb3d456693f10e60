// Goals of the console: a limit for a measure, absolute or as a ratio to another app or to another measure.
import type { Results } from './results'

interface Goal {
  label: string
  most: number
  /** What the value is compared with; without it the limit is absolute. `before` is a build given with `--dist`. */
  than?: 'baseline' | 'before'
  /** The measure of the other app; by default the same. */
  thanLabel?: string
  /** The 95th percentile instead of the median. */
  isP95?: boolean
}

const toFloor = (label: string, most: number, more: Partial<Goal> = {}): Goal => ({
  label,
  most,
  than: 'baseline',
  ...more,
})

const LISTS = ['tokens', 'logs', 'channels']

const GOALS: readonly Goal[] = [
  toFloor('tokens: rows painted, cold', 1.55),
  toFloor('channels: rows painted, cold', 1.55),
  toFloor('logs: rows painted, cold', 1.65),
  toFloor('tokens: rows painted, warm', 2),
  toFloor('menu → log rows', 4.4),
  toFloor('menu → log rows, seen before', 2.4),
  toFloor('menu → channel rows', 3.3),
  toFloor('menu → channel rows, seen before', 2.9),
  toFloor('log → token rows', 3.5),
  toFloor('next page → token rows', 1.45),
  toFloor('log: next page, the third', 1.3),
  toFloor('key in the search box', 1.15, { isP95: true }),
  { label: 'key in the form', most: 0.7, than: 'before', isP95: true },
  { label: 'open a channel form', most: 0.5, than: 'before' },
  { label: 'search among 10,000 users', most: 0.5, than: 'before' },
  { label: 'log: heap growth over 30 pages', most: 2.3 },
  { label: '/login: script and style, brotli', most: 200 },
  { label: '/token: script and style, brotli', most: 250 },
  { label: '/channel: script and style, brotli', most: 250 },
  { label: '/log: script and style, brotli', most: 270 },
  ...LISTS.map((list) =>
    toFloor(`${list}: first paint, cold`, 0.7, { thanLabel: `${list}: rows painted, cold` }),
  ),
  ...LISTS.map((list) => toFloor(`${list}: blocking time, cold`, 1.6)),
  { label: '/log: requests', most: 30 },
  { label: '/log: calls', most: 16 },
  ...LISTS.map((list) => ({ label: `${list}: layout shift`, most: 0.02 })),
]

/** Returns a line for each goal whose measure has run: the value, the limit, and whether it holds. */
export function judge(results: Results): string {
  const lines = GOALS.flatMap(({ label, most, than, thanLabel = label, isP95 = false }) => {
    const value = results.valueOf('console', label, isP95)
    const other = than ? results.valueOf(than, thanLabel, isP95) : 1
    if (Number.isNaN(value / other)) return []
    const measured = `${label}${isP95 ? ', p95' : ''}`.padEnd(46)
    const ratio = (value / other).toFixed(2).padStart(8)
    const limit = `at most ${most}${than ? ` × ${than}` : ''}`.padEnd(24)
    return [`${measured}${ratio}  ${limit}${value / other <= most ? 'pass' : 'FAIL'}`]
  })
  return ['', 'goals', ...lines].join('\n')
}
