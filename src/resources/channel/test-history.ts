import * as z from 'zod/mini'
import { createAccountRecords } from '#/browser/account-records'
import { HttpFailure } from '#/http/failure'
import { serverSeconds, TOLERATED_SKEW_S } from '#/http/server-clock'
import { isSameRecord } from '../known-record'
import { channelName, type Channel } from './channel'

const pointSchema = z.object({
  /** Id of the channel. */
  channel: z.int(),
  /** Name of the channel, as it was shown. */
  name: z.string(),
  /** When the channel was created, in unix seconds; 0 if unknown. */
  created: z.number(),
  /** When the server started that had the channel, in unix seconds. */
  server: z.number(),
  model: z.string(),
  /** Unix seconds of the server's clock. */
  at: z.int(),
  /** Milliseconds until the response; 0 if unknown. */
  ms: z.number(),
  isOk: z.boolean(),
  /** What the server said about a failure; blank for a success. */
  error: z.string(),
})
/** One channel test that this browser made. */
export type TestPoint = z.output<typeof pointSchema>

const KEY = 'points'
const MAX_AGE_S = 90 * 86_400
const MAX_POINTS = 5000
const MAX_ERROR_LENGTH = 300
/** Points of a run are written together. */
const WRITE_DELAY_MS = 300

const records = createAccountRecords('channel-tests')

/** The account whose tests are stored: its id and name, because another server may have the same ids. */
type TestOwner = string

function parsePoints(stored: unknown): TestPoint[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((row: unknown) => {
    const point = z.safeParse(pointSchema, row)
    return point.success ? [point.data] : []
  })
}

const identity = ({ channel, model, at }: TestPoint) => `${channel} ${at} ${model}`

/** A test that has just ended. */
export const timedPoint = (test: Omit<TestPoint, 'at'>): TestPoint => ({ ...test, at: serverSeconds() })

/** A clock that is corrected by less than what is tolerated may pass a point that is already stored. */
const isInFuture = (at: number, now: number) => at > now + 2 * TOLERATED_SKEW_S

/**
 * Merges points, the oldest first, each once; drops those of more than 90 days, those that a wrong clock dated into the future,
 * and all but the newest 5,000.
 */
export function mergePoints(
  stored: readonly TestPoint[],
  added: readonly TestPoint[],
  nowSeconds: number,
): TestPoint[] {
  const unique = new Map([...stored, ...added].map((point) => [identity(point), point]))
  return [...unique.values()]
    .filter(({ at }) => at > nowSeconds - MAX_AGE_S && !isInFuture(at, nowSeconds))
    .toSorted((a, b) => a.at - b.at)
    .slice(-MAX_POINTS)
}

let pending: { owner: TestOwner; points: TestPoint[]; timer: ReturnType<typeof setTimeout> } | undefined

let writing: Promise<unknown> = Promise.resolve()

/** Writes the points that wait; resolves when all are written. */
function flush(): Promise<unknown> {
  if (!pending) return writing
  const { owner, points, timer } = pending
  clearTimeout(timer)
  pending = undefined
  writing = writing.then(async () =>
    // Another tab may have written meanwhile.
    records.write(owner, KEY, mergePoints(await readStored(owner), points, serverSeconds())),
  )
  return writing
}

async function readStored(owner: TestOwner): Promise<TestPoint[]> {
  const [stored] = await records.read(owner, [KEY])
  return parsePoints(stored)
}

/** Results of channel tests made in this browser: 90 days and 5,000 tests at most, per account, until the log-out. */
export const testHistory = {
  read: async (owner: TestOwner): Promise<TestPoint[]> => {
    await flush()
    return readStored(owner)
  },
  /** Stores a test a moment later, together with others. */
  add: (owner: TestOwner, point: TestPoint) => {
    if (pending && pending.owner !== owner) void flush()
    clearTimeout(pending?.timer)
    const timer = setTimeout(() => void flush(), WRITE_DELAY_MS)
    pending = { owner, points: [...(pending?.points ?? []), point], timer }
  },
  clear: () => {
    clearTimeout(pending?.timer)
    pending = undefined
    // After what is being written, which would come back otherwise.
    writing = writing.then(() => records.clear())
    return writing
  },
}

/** What a failed test says about the channel, or undefined when the failure says nothing about it, such as a 429. */
export function testFailureText(error: unknown): string | undefined {
  if (!(error instanceof HttpFailure)) return undefined
  if (error.kind !== 'refused' && error.kind !== 'server' && error.kind !== 'timeout') return undefined
  return (error.serverMessage || error.kind).slice(0, MAX_ERROR_LENGTH)
}

/**
 * The tests of channels that are still there: an id may belong to another record since. `server`: when the server started, in
 * unix seconds.
 */
export function testsOfKnown(
  points: readonly TestPoint[],
  channels: readonly Channel[],
  server: number,
): TestPoint[] {
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  return points.filter((point) => {
    const now = byId.get(point.channel)
    if (!now) return false
    const known = { name: point.name, created_time: point.created, isOtherServer: point.server !== server }
    return isSameRecord(known, { created_time: now.created_time, names: [now.name, channelName(now)] })
  })
}

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

/** Tests that a series shows. */
const SERIES_LENGTH = 20

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
    const last = all.slice(-SERIES_LENGTH)
    return { channel, points: last, ok: last.filter(({ isOk }) => isOk).length, flips: countFlips(last) }
  })
  const failures = ({ points: own, ok }: TestSeries) => own.length - ok
  const newest = ({ points: own }: TestSeries) => own.at(-1)?.at ?? 0
  return series.toSorted((a, b) => b.flips - a.flips || failures(b) - failures(a) || newest(b) - newest(a))
}
