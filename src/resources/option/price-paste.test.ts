import { describe, expect, it } from 'vitest'
import { readPastedPrices, type PriceUnit } from './price-paste'

const PER_DOLLAR = 500_000

/** What a paste changes, as `name ratio completion`, and the lines that are not read. */
function pasted(
  text: string,
  unit: PriceUnit = 'perMillion',
  stored: Record<string, [string, string?]> = {},
) {
  const before = (name: string) => [stored[name]?.[0], stored[name]?.[1]] as const
  const { changes, unread } = readPastedPrices(text, unit, PER_DOLLAR, before)
  return {
    changes: changes.map(({ name, ratios }) => [name, ...ratios.map((ratio) => ratio ?? '=')].join(' ')),
    unread,
    prices: changes.map(({ before: old, after }) => [...old, ...after]),
    implausible: changes.filter(({ isImplausible }) => isImplausible).map(({ name }) => name),
  }
}

describe('pasted prices', () => {
  it.each([
    ['rows of a spreadsheet', 'a\t30\t60\nb\t2.5', ['a 15 2', 'b 1.25 =']],
    [
      'rows with commas',
      'a,2.5,10\r\nb, 30, 150\nc,150,5',
      ['a 1.25 4', 'b 15 5', 'c 75 0.0333333333333333'],
    ],
    ['rows with semicolons', 'a;$30;$60', ['a 15 2']],
    ['dollar signs, grouped thousands, full width', 'a\t$1,150.00\t＄２３００', ['a 575 2']],
    ['blank cells and dashes', 'a\t2\t-\nb\t2\t', ['a 1 =', 'b 1 =']],
    ['a free model', 'a\t0\t0', ['a 0 =']],
    ['exponents', 'a\t3e1\t6e1', ['a 15 2']],
    ['a negative price', 'a\t-$2', ['a -1 =']],
    ['invisible characters in a name', '\uFEFFa\u200B\t2', ['a 1 =']],
    ['a number by name', '{"a":30,"__proto__":2}', ['a 15 =', '__proto__ 1 =']],
    ['a record by name', '{"a":{"prompt":30,"completion":60}}', ['a 15 2']],
    [
      'a list of records',
      '[{"name":"a","prompt":30},{"model":"b","prompt":2,"completion":"$8"}]',
      ['a 15 =', 'b 1 4'],
    ],
    ['a list of rows', '[["a",30,60],["b",2]]', ['a 15 2', 'b 1 =']],
  ])('are read from %s', (_, text, changes) => {
    expect(pasted(text)).toMatchObject({ changes, unread: [] })
  })

  it.each([
    ['perMillion', 'a 15 2'],
    ['perThousand', 'a 15000 2'],
    ['perToken', 'a 15000000 2'],
    ['ratio', 'a 30 60'],
  ] as const)('are taken as %s, whatever their size', (unit, change) => {
    expect(pasted('a\t30\t60', unit).changes).toEqual([change])
  })

  it.each([
    ['another currency', 'a\t€30\t60'],
    ['a unit behind the number', 'a\t$0.03 / 1K tokens'],
    ['a comma that may be a decimal one', 'a\t1,150'],
    ['a comma that may group', 'a,1,150'],
    ['words', 'a\tfree'],
    ['a third number', 'a\t30\t15\t60'],
    ['no number', 'a'],
    ['no name', '\t30\t60'],
    ['a completion without a prompt', 'a\t\t60'],
    ['a paid completion beside a free prompt', 'a\t0\t60'],
    ['infinity', 'a\t1e999x'],
    ['a value that is no record', '[7,null]'],
  ])('are not read from a row with %s, and it is listed', (_, text) => {
    const { changes, unread } = pasted(text)
    expect(changes).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })

  it('have a head, and rows that a later one replaces, among what is not read', () => {
    expect(pasted('Model\tInput\na\t30\t60\na\t2')).toMatchObject({
      changes: ['a 1 ='],
      unread: ['Model Input', 'a 30 60'],
    })
  })

  it('show old and new prices, and mark what is hardly meant', () => {
    const { prices, implausible } = pasted('a\t30\nb\t20000\nc\t-1\nd\t0.00001\ne\t0', 'perMillion', {
      a: ['1', '3'],
    })
    expect(prices[0]).toEqual(['2', '6', '30', '90'])
    expect(prices[1]).toEqual([undefined, undefined, '20000', undefined])
    expect(implausible).toEqual(['b', 'c', 'd'])
  })
})
