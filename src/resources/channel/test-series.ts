import type { TestPoint } from './test-history'

/** The last tests of a channel that this browser made. */
export interface TestSeries {
  /** Id of the channel. */
  channel: number
  /** Oldest first. */
  points: readonly TestPoint[]
  ok: number
  /** How often success and failure alternated. */
  flips: number
}

const LAST = 20

function countFlips(points: readonly TestPoint[]): number {
  return points.filter(({ isOk }, index) => index > 0 && points[index - 1]?.isOk !== isOk).length
}

/** Series by channel: those that alternate most come first, then those with most failures, then the newest. */
export function testSeries(points: readonly TestPoint[]): TestSeries[] {
  const byChannel = new Map<number, TestPoint[]>()
  for (const point of points) {
    const known = byChannel.get(point.channel)
    if (known) known.push(point)
    else byChannel.set(point.channel, [point])
  }
  const series = [...byChannel].map(([channel, all]) => {
    const last = all.slice(-LAST)
    return { channel, points: last, ok: last.filter(({ isOk }) => isOk).length, flips: countFlips(last) }
  })
  const failures = ({ points: own, ok }: TestSeries) => own.length - ok
  const newest = ({ points: own }: TestSeries) => own.at(-1)?.at ?? 0
  return series.toSorted((a, b) => b.flips - a.flips || failures(b) - failures(a) || newest(b) - newest(a))
}
