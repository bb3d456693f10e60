import { describe, expect, it } from 'vitest'
import { filterOfQuery, filterQuery } from './log-query'
import { type LogColumns, rowAt } from './log-columns'

/** When the world began; ages of the columns count back from here. */
const START = 1_700_000_000
const TIMES = [-30, -20, -10, 0]

/** Four entries, ten seconds apart; only their times differ. */
function columnsOf(times: readonly number[]): LogColumns {
  const count = times.length
  return {
    count,
    age: Int32Array.from(times, (time) => -time),
    type: new Uint8Array(count),
    user: new Uint8Array(count),
    token: new Uint8Array(count),
    model: new Uint8Array(count),
    content: new Uint8Array(count),
    channel: new Uint16Array(count),
    quota: new Int32Array(count),
    users: [{ id: 1, username: 'root' }],
    tokens: [''],
    models: [''],
    contents: [''],
    rest: () => ({ prompt_tokens: 0, completion_tokens: 0, elapsed_time: 0, is_stream: false }),
  }
}

describe('a time range', () => {
  const columns = columnsOf(TIMES)
  const places = TIMES.map((_, at) => at)

  it.each([
    ['both bounds on an entry', -20, -10, [-20, -10]],
    ['both bounds on the same entry', -20, -20, [-20]],
    ['both bounds a second outside', -21, -9, [-20, -10]],
    ['both bounds a second inside', -19, -11, []],
    ['from alone, on an entry', -20, undefined, [-20, -10, 0]],
    ['from alone, a second later', -19, undefined, [-10, 0]],
    ['to alone, on an entry', undefined, -20, [-30, -20]],
    ['to alone, a second earlier', undefined, -21, [-30]],
    ['a range the wrong way round', -10, -20, []],
  ])('with %s includes its bounds, for rows and columns', (_, from, to, expected) => {
    const query = new URLSearchParams()
    if (from !== undefined) query.set('start_timestamp', String(START + from))
    if (to !== undefined) query.set('end_timestamp', String(START + to))
    const { fits, inColumns } = filterQuery(filterOfQuery(query))
    const test = inColumns(columns, START)
    const timesOf = (isIncluded: (at: number) => boolean | undefined) =>
      places.filter((at) => isIncluded(at)).map((at) => TIMES[at])
    expect(timesOf((at) => fits(rowAt(columns, at, START)))).toEqual(expected)
    expect(timesOf((at) => test?.(at))).toEqual(expected)
  })
})
