import { describe, expect, it } from 'vitest'
import type { Load } from './transfer-size.mjs'
import { budgetsOf, findings } from './budget-check.mjs'
import { bytesBySource } from './source-map.mjs'
import { median, quantile } from './statistics.mjs'

const grid = { file: 'assets/grid-abcd1234.js', bytes: 3000, brotli: 1000 }
const style = { file: 'assets/grid-efgh5678.css', bytes: 500, brotli: 100 }
const load: Load = { files: [grid, style], asked: ['/token', '/api/token/?p=0'], repeated: [], foreign: [] }
const parts = new Map([
  [
    'assets/grid-abcd1234.js',
    new Map([
      ['src/ui/grid/grid.tsx', 2000],
      ['zod/v4/core/schemas', 1000],
    ]),
  ],
])
const budgets = budgetsOf(new Map([['/token', load]]), parts)
const grown = { file: 'assets/grid-zzzz9999.js', bytes: 9000, brotli: 3000 }
const grownParts = new Map([
  [
    grown.file,
    new Map([
      ['src/ui/grid/grid.tsx', 2000],
      ['zod/v4/core/schemas', 1300],
      ['moment/moment', 5700],
    ]),
  ],
])
const findingTexts = (now: Load) => findings(new Map([['/token', now]]), budgets, async () => grownParts)

describe('budgets', () => {
  it('allow what was reached and three per cent more', async () => {
    expect(budgets.routes['/token']?.most).toEqual({ script: 1030, style: 103, files: 2, requests: 2 })
    expect(await findingTexts({ ...load, files: [{ ...grid, brotli: 1030 }, style] })).toEqual([])
  })
  it('name what has grown most, files by their name without its hash', async () => {
    expect(await findingTexts({ ...load, files: [grown, style] })).toEqual([
      '/token: 3000 bytes of script, brotli, 1030 are allowed',
      '    +5700 bytes before compression: moment',
      '    +300 bytes before compression: zod',
    ])
  })
  it('count files and requests, and name the files that are new', async () => {
    const more = { file: 'assets/chart-aaaa0000.js', bytes: 10, brotli: 1 }
    const asked = [...load.asked, '/assets/chart-aaaa0000.js']
    expect(await findingTexts({ ...load, files: [...load.files, more], asked })).toEqual([
      '/token: 3 files, 2 are allowed',
      '/token: 3 requests, 2 are allowed',
      '    not there before: chart.js',
    ])
  })
  it('allow no other origin, no repeated question, and no address without a budget', async () => {
    const foreign = ['https://example.com/font.woff2']
    expect(await findingTexts({ ...load, foreign, repeated: ['/api/status'] })).toEqual([
      '/token: asks another origin, https://example.com/font.woff2',
      '/token: asks twice for /api/status',
    ])
    expect(await findings(new Map([['/log', load]]), budgets, async () => parts)).toEqual([
      '/log: has no budget; npm run budgets -- --write',
    ])
  })
})

describe('what the benchmark counts with', () => {
  it('attributes each byte of a file to a source', () => {
    // Column 0: the first source; column 4: the second; column 6: none.
    const bytes = bytesBySource('aaaabbc', { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,E' })
    expect(bytes).toEqual(
      new Map([
        ['', 1],
        ['a.ts', 4],
        ['b.ts', 2],
      ]),
    )
  })
  it('takes quantiles by interpolation', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5)
    expect(median([])).toBeNaN()
  })
})
