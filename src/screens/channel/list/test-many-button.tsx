import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { channelTestMutations, isAlreadyTesting } from '#/resources/channel/channel-test-mutations'
import { notifyFailure } from '#/shell/row/notify-failure'
import { useRetryAfter } from '#/shell/row/use-retry-after'
import { PlainButton } from '#/ui/controls/plain-button'
import { notify } from '#/ui/notifications/notify'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'

const LABELS = { all: 'channel.testAll', disabled: 'channel.testDisabled' } as const

/** Starts a run of tests in the server, which answers at once and tells no progress (K10.42). */
export function TestManyButton({ scope }: { scope: 'all' | 'disabled' }) {
  const t = useT()
  const start = useMutation({
    ...channelTestMutations.testMany(scope),
    onSuccess: () => notify('info', t('channel.testsStarted')),
    // A run that is already going is what was wanted: news, not an error (CD-26).
    onError: (error) => {
      if (isAlreadyTesting(error)) notify('info', messageOf(error))
      else notifyFailure(error, (message) => message)
    },
  })
  const isBusy = useRetryAfter(start.error) || start.isPending
  const once = useSubmitOnce(isBusy)
  return (
    <PlainButton aria-disabled={isBusy || undefined} onClick={() => once(start.mutate)}>
      {t(LABELS[scope])}
    </PlainButton>
  )
}
