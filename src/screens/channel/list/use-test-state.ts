import { useSyncExternalStore } from 'react'
import type { Channel } from '#/resources/channel/channel'
import { onTestModelChange, testModelOf } from '#/resources/channel/test-model'
import { useMutationState } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { TEST_KEY } from '#/resources/channel/channel-test-mutations'

/** Model selected for tests of this channel; updates when it is changed elsewhere on the page. */
export function useTestModel(channel: Channel): string | undefined {
  return useSyncExternalStore(onTestModelChange, () => testModelOf(channel))
}

/**
 * Reason why the last test from this console failed, or undefined. Read from the mutation cache, because the
 * server does not store test failures (K11.35).
 */
export function useTestFailure({ id }: Pick<Channel, 'id'>): string | undefined {
  const tests = useMutationState({
    filters: { mutationKey: [...TEST_KEY, id], exact: true },
    select: ({ state }) => (state.status === 'error' ? messageOf(state.error) : undefined),
  })
  return tests.at(-1)
}
