import { describe, expect, it } from 'vitest'
import type { FaultOrder } from './fault-order'
import { FaultRules } from './fault-rules'

const url = new URL('http://gateway.test/api/token/')

/** Which rule plays for each of some calls in a row, by its id; 0 for none. */
function played(orders: Partial<FaultOrder>[], calls: number): number[] {
  const rules = new FaultRules()
  for (const order of orders) rules.add({ call: 'GET /api/token/', kind: 'F11', ...order })
  return Array.from({ length: calls }, () => rules.match('GET', url)?.id ?? 0)
}

describe('FaultRules', () => {
  it.each<[Partial<FaultOrder>[], number[]]>([
    [[{}], [1, 1, 1]],
    [[{ times: 2 }], [1, 1, 0]],
    [[{ skip: 1 }], [0, 1, 1]],
    [[{ skip: 1, times: 1 }], [0, 1, 0]],
    [
      [{ times: 1 }, {}],
      [1, 2, 2],
    ],
    [
      [{ skip: 1 }, {}],
      [2, 1, 1],
    ],
    [
      [{ call: 'PUT /api/token/' }, { times: 1 }],
      [2, 0],
    ],
  ])('the rules %j match as %j', (orders, ids) => {
    expect(played(orders, ids.length)).toEqual(ids)
  })

  it('clear removes all rules', () => {
    const rules = new FaultRules()
    rules.add({ call: '* /api/token', kind: 'F11' })
    expect(rules.size).toBe(1)
    rules.clear()
    expect([rules.size, rules.match('GET', url)]).toEqual([0, undefined])
  })

  it('add rejects an invalid call pattern', () => {
    expect(() => new FaultRules().add({ call: 'api/token', kind: 'F11' })).toThrow(RangeError)
  })
})
