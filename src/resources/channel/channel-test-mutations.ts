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

/** A look at a run that may still be going on: what did not move yet may move later, so it proves nothing. */
async function isNewerThan(channel: Channel, moment: 'test_time' | 'balance_updated_time'): Promise<boolean> {
  if ((await fetchOne(channel))[moment] > channel[moment]) return true
  throw new Error('not to be told yet')
}

/** A run in the server leaves no trace by which it could be told that it goes on. */
const neverVerified = () => Promise.reject<boolean>(new Error('not to be told'))

/** A number that has to be there, if only as text. */
const needNumber = z.pipe(perhapsNumber, z.number())

const testResponseSchema = z.object({
  /** Seconds. */
  time: needNumber,
  modelName: z.optional(z.string()),
  model: z.optional(z.string()),
})
const balanceResponseSchema = z.object({ balance: needNumber })

/** What a test of a channel was found to be. */
export interface TestResult {
  /** Milliseconds. */
  responseTime: number
  /** Unix seconds. */
  testTime: number
  /** The model the server says it was, or the one asked for (SH-47). */
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

/** What the server says to whoever starts a run while one is going (K6.7). */
const ALREADY_TESTING = '测试已在运行中'

/** Whether a run was not started because one is already going. */
export function isAlreadyTesting(error: unknown): boolean {
  return error instanceof HttpFailure && error.serverMessage === ALREADY_TESTING
}

/** The names under which running tests are found, wherever the person is by then (CD-25). */
export const TEST_KEY = [CHANNEL, 'test'] as const
export const BALANCE_KEY = [CHANNEL, 'balance'] as const
/** A failed test stays known for this long: the server forgets that it failed (K11.35). */
const TEST_RESULT_GC_MS = 30 * 60_000

export const channelTestMutations = {
  /** Spends money at the upstream: never repeated by itself. The server writes what it found after its answer. */
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
  /** Starts a run over all or all disabled channels; it goes on in the server after the answer (K10.42). */
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
