import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HttpFailure } from '#/http/failure'
import { gateway, nothing } from '#/http/gateway'
import { perhapsNumber } from '#/http/row-values'
import { CONFIRMED_WITHOUT_RESPONSE, confirmWrite } from '#/http/confirm-write'
import { withRow, type ListPage } from '#/http/list-page'
import { channelSchema, type Channel } from './channel'
import { CHANNEL, CHANNEL_LIST } from './channel-queries'

type Id = Pick<Channel, 'id'>
type Page = ListPage<Channel>

const fetchOne = ({ id }: Id) => gateway.get('api/channel/{id}', channelSchema, { id })

/**
 * Whether the given timestamp of the channel increased. Rejects when it did not: the run may still be in
 * progress.
 */
async function isNewerThan(
  channel: Channel,
  timestamp: 'test_time' | 'balance_updated_time',
): Promise<boolean> {
  if ((await fetchOne(channel))[timestamp] > channel[timestamp]) return true
  throw new Error('cannot be verified yet')
}

/** Rejects always: the server exposes no state of a running batch, so it cannot be verified. */
const neverVerified = () => Promise.reject<boolean>(new Error('cannot be verified'))

/** Requires a number, possibly sent as text. */
const requiredNumber = z.pipe(perhapsNumber, z.number())

const testResponseSchema = z.object({
  /** Seconds. */
  time: requiredNumber,
  modelName: z.optional(z.string()),
  model: z.optional(z.string()),
})
const balanceResponseSchema = z.object({ balance: requiredNumber })

/** Result of a channel test. */
export interface TestResult {
  /** Milliseconds. */
  responseTime: number
  /** Unix seconds. */
  testTime: number
  /** Model named in the response, else the requested one (SH-47). */
  model: string
}

async function runTest({ id }: Id, model: string): Promise<TestResult> {
  const result = await gateway.getEnvelope('api/channel/test/{id}', testResponseSchema, {
    id,
    search: { model: model || undefined },
    timeout: 'test',
  })
  return {
    responseTime: Math.round(result.time * 1000),
    testTime: Math.floor(Date.now() / 1000),
    model: result.modelName || result.model || model,
  }
}

/** Message of the server when a batch is already running (K6.7). */
const ALREADY_TESTING = '测试已在运行中'

/** Whether a batch was not started because another one is running. */
export function isAlreadyTesting(error: unknown): boolean {
  return error instanceof HttpFailure && error.serverMessage === ALREADY_TESTING
}

/** Mutation key prefix of running tests, which the list finds after navigating back (CD-25). */
export const TEST_KEY = [CHANNEL, 'test'] as const
/** Mutation key prefix of running balance updates. */
export const BALANCE_KEY = [CHANNEL, 'balance'] as const
/** How long a failed test stays in the cache, in ms: the server does not store the failure (K11.35). */
const TEST_RESULT_GC_MS = 30 * 60_000

/** Mutations that test channels and update their balances. */
export const channelTestMutations = {
  /**
   * Tests a channel. It costs money at the provider, so it is never retried; the server stores the result after
   * responding.
   */
  test: (channel: Channel) =>
    mutationOptions({
      mutationKey: [...TEST_KEY, channel.id],
      gcTime: TEST_RESULT_GC_MS,
      mutationFn: (model: string) =>
        confirmWrite(
          () => runTest(channel, model),
          () => isNewerThan(channel, 'test_time'),
        ),
      meta: {
        invalidatesIfLost: [[CHANNEL]],
        errorHandledBy: 'caller',
        patchRows: {
          key: CHANNEL_LIST,
          change: (_variables: string, page: Page, result: TestResult | typeof CONFIRMED_WITHOUT_RESPONSE) =>
            result === CONFIRMED_WITHOUT_RESPONSE
              ? page
              : withRow(page, channel.id, (row) => ({
                  ...row,
                  response_time: result.responseTime,
                  test_time: result.testTime,
                })),
        },
      },
    }),
  /**
   * Starts a batch of tests over all or all disabled channels; it continues on the server after the response
   * (K10.42).
   */
  testMany: (scope: 'all' | 'disabled') =>
    mutationOptions({
      mutationKey: [...TEST_KEY, scope],
      mutationFn: () =>
        confirmWrite<unknown>(
          () => gateway.get('api/channel/test', nothing, { search: { scope } }),
          neverVerified,
        ),
      meta: { errorHandledBy: 'caller' },
    }),
  /** Makes the server query the balance at the provider; never retried. */
  updateBalance: (channel: Channel) =>
    mutationOptions({
      mutationKey: [...BALANCE_KEY, channel.id],
      mutationFn: () =>
        confirmWrite(
          () =>
            gateway.getEnvelope('api/channel/update_balance/{id}', balanceResponseSchema, {
              id: channel.id,
              timeout: 'balance',
            }),
          () => isNewerThan(channel, 'balance_updated_time'),
        ),
      meta: {
        invalidatesIfLost: [[CHANNEL]],
        errorHandledBy: 'caller',
        patchRows: {
          key: CHANNEL_LIST,
          change: (
            _variables: void,
            page: Page,
            result: z.output<typeof balanceResponseSchema> | typeof CONFIRMED_WITHOUT_RESPONSE,
          ) =>
            result === CONFIRMED_WITHOUT_RESPONSE
              ? page
              : withRow(page, channel.id, (row) => ({ ...row, balance: result.balance })),
        },
      },
    }),
}
