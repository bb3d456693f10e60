import type { QueryClient } from '@tanstack/react-query'
import { formatSeconds } from '#/format/timestamp'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { t } from '#/i18n/i18n'
import { channelName, channelQueries, type Channel } from '#/resources/channel/channel'
import { channelTestMutations } from '#/resources/channel/channel-test-mutations'
import { hasUnsavedWork } from '#/ui/dialog/unsaved-work'
import { notify } from '#/ui/notifications/notify'
import { notifyFailure } from './action-failure'

/** The test of a channel, whose variable has the model; a notification tells its outcome. It waits for its turn beside the jobs. */
export function reportedTest(channel: Channel, client: QueryClient) {
  const name = channelName(channel)
  const test = channelTestMutations.test(channel)
  const { mutationFn = () => Promise.reject(new Error('no test')) } = test
  return {
    ...test,
    mutationFn: async (...args: Parameters<typeof mutationFn>) => {
      // Loaded at the first test: the lists do not need the queue.
      const { paced } = await import('#/http/pace')
      return paced(() => mutationFn(...args), { maxPauses: 0 })
    },
    onSuccess: (result: Awaited<ReturnType<typeof mutationFn>>) => {
      if (result === CONFIRMED_WITHOUT_RESPONSE) return notify('info', t('outcome.done'))
      // The page of the channel. It is not read again: the server stores the result after it has responded.
      client.setQueryData(channelQueries.one(channel.id).queryKey, (now) => now && { ...now, ...result.row })
      const s = formatSeconds(result.row.response_time)
      const model = result.model || t('channel.tested.ofServer')
      const text = t('channel.tested', { name, model, s })
      // The server knows nothing of what is typed on the page of the channel.
      return notify('info', hasUnsavedWork('typed') ? t('channel.tested.asStored', { text }) : text)
    },
    onError: (error: Error) => notifyFailure(error, (message) => t('channel.test.failed', { name, message })),
  }
}
