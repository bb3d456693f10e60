import { describe, expect, it } from 'vitest'
import type { Load } from './first-loads'
import { budgetsOf, findings } from './budget-check'
import { bytesBySource } from './build-parts'
import { median, quantile } from './results'

const grid = { file: 'assets/grid-abcd1234.js', bytes: 3000, brotli: 1000 }
const style = { file: 'assets/grid-efgh5678.css', bytes: 500, brotli: 100 }
const load: Load = {
  files: [grid, style],
  requested: ['/token', '/api/token/?p=0'],
  repeated: [],
  foreign: [],
}
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
  it('allow the current size plus three per cent', async () => {
    expect(budgets.routes['/token']?.most).toEqual({ script: 1030, style: 103, files: 2, requests: 2 })
    expect(await findingTexts({ ...load, files: [{ ...grid, brotli: 1030 }, style] })).toEqual([])
  })
  it('name the largest growth, and files without their hash', async () => {
    expect(await findingTexts({ ...load, files: [grown, style] })).toEqual([
      '/token: 3000 bytes of script, brotli, 1030 allowed',
      '    +5700 bytes before compression: moment',
      '    +300 bytes before compression: zod',
    ])
  })
  it('limit files and requests, and name new files', async () => {
    const more = { file: 'assets/chart-aaaa0000.js', bytes: 10, brotli: 1 }
    const requested = [...load.requested, '/assets/chart-aaaa0000.js']
    expect(await findingTexts({ ...load, files: [...load.files, more], requested })).toEqual([
      '/token: 3 files, 2 allowed',
      '/token: 3 requests, 2 allowed',
      '    new files: chart.js',
    ])
  })
  it('reject other origins, duplicate requests and a path without a budget', async () => {
    const foreign = ['https://example.com/font.woff2']
    expect(await findingTexts({ ...load, foreign, repeated: ['/api/status'] })).toEqual([
      '/token: requests another origin: https://example.com/font.woff2',
      '/token: duplicate request: /api/status',
    ])
    expect(await findings(new Map([['/log', load]]), budgets, async () => parts)).toEqual([
      '/log: has no budget; npm run budgets -- --write',
    ])
  })
})

describe('benchmark statistics', () => {
  it('attributes each byte of a file to a source', () => {
    // Column 0: first source; column 4: second source; column 6: no source.
    const bytes = bytesBySource('aaaabbc', { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,E' })
    expect(bytes).toEqual(
      new Map([
        ['', 1],
        ['a.ts', 4],
        ['b.ts', 2],
      ]),
    )
  })
  it('interpolates quantiles', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5)
    expect(median([])).toBeNaN()
  })
})
