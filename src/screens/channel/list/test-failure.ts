import { useMutationState } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import type { Channel } from '#/resources/channel/channel'
import { TEST_KEY } from '#/resources/channel/channel-test-mutations'

/**
 * Why the last test made from this console failed, or undefined. Kept here because the server forgets it: a
 * failed test is stored as if there had been none (K11.35).
 */
export function useTestFailure({ id }: Pick<Channel, 'id'>): string | undefined {
  const tests = useMutationState({
    filters: { mutationKey: [...TEST_KEY, id], exact: true },
    select: ({ state }) => (state.status === 'error' ? messageOf(state.error) : undefined),
  })
  return tests.at(-1)
}
