import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { channelTestMutations, isAlreadyTesting } from '#/resources/channel/channel-test-mutations'
import { tellFailure } from '#/shell/row/tell-failure'
import { useWaiting } from '#/shell/row/use-waiting'
import { PlainButton } from '#/ui/button/plain-button'
import { tell } from '#/ui/feedback/tell'
import { useOneSubmit } from '#/ui/form/use-one-submit'
import { useT } from '#/ui/language/use-t'

const LABELS = { all: 'channel.testAll', disabled: 'channel.testDisabled' } as const

/** Starts a run of tests in the server, which answers at once and tells no progress (D42). */
export function TestManyButton({ scope }: { scope: 'all' | 'disabled' }) {
  const t = useT()
  const start = useMutation({
    ...channelTestMutations.testMany(scope),
    onSuccess: () => tell('info', t('channel.testsStarted')),
    // A run that is already going is what was wanted: news, not an error (CD-26).
    onError: (error) => {
      if (isAlreadyTesting(error)) tell('info', messageOf(error))
      else tellFailure(error, (message) => message)
    },
  })
  const isBusy = useWaiting(start.error) || start.isPending
  const once = useOneSubmit(isBusy)
  return (
    <PlainButton aria-disabled={isBusy || undefined} onClick={() => once(start.mutate)}>
      {t(LABELS[scope])}
    </PlainButton>
  )
}
