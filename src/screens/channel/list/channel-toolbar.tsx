import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#/http/failure-message'
import { channelTestMutations, isAlreadyTesting } from '#/resources/channel/channel-test-mutations'
import { notifyFailure } from '#/shell/row/notify-failure'
import { useRetryAfter } from '#/shell/row/use-retry-after'
import { PlainButton } from '#/ui/controls/plain-button'
import { notify } from '#/ui/notifications/notify'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { useT } from '#/ui/language/use-t'
import { useState, Suspense } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'
import type { Channel } from '#/resources/channel/channel'
import type { GridModel } from '#/ui/grid/use-grid'
import { DETAIL_COLUMNS } from './channel-columns'

const LABELS = { all: 'channel.testAll', disabled: 'channel.testDisabled' } as const

/**
 * Starts a background test run on the server. The server responds immediately and reports no progress
 * (K10.42).
 */
export function TestManyButton({ scope }: { scope: 'all' | 'disabled' }) {
  const t = useT()
  const start = useMutation({
    ...channelTestMutations.testMany(scope),
    onSuccess: () => notify('info', t('channel.testsStarted')),
    // A run already in progress is what the user wanted: an info message, not an error (CD-26).
    onError: (error) => {
      if (isAlreadyTesting(error)) notify('info', messageOf(error))
      else notifyFailure(error, (message) => message)
    },
  })
  const isBusy = useRetryAfter(start.error) || start.isPending
  const submitOnce = useSubmitOnce(isBusy)
  return (
    <PlainButton aria-disabled={isBusy || undefined} onClick={() => submitOnce(start.mutate)}>
      {t(LABELS[scope])}
    </PlainButton>
  )
}

const DeleteDisabledDialog = lazyComponent(
  async () => (await import('./delete-disabled-dialog')).DeleteDisabledDialog,
)

/** Opens the dialog that lists the channels to delete. */
export function DeleteDisabledButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton onClick={() => setOpen(true)}>{t('channel.deleteDisabled')}</PlainButton>
      {isOpen && (
        <Suspense>
          <DeleteDisabledDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Shows or hides the detail columns, which the column chooser also offers. */
export function DetailsButton({ grid }: { grid: GridModel<Channel> }) {
  const t = useT()
  const { hidden, hide } = grid.hiddenColumns
  const isShown = DETAIL_COLUMNS.every((id) => !hidden.has(id))
  const others = [...hidden].filter((id) => !DETAIL_COLUMNS.some((detail) => detail === id))
  return (
    <PlainButton onClick={() => hide(isShown ? [...others, ...DETAIL_COLUMNS] : others)}>
      {t(isShown ? 'channel.details.hide' : 'channel.details.show')}
    </PlainButton>
  )
}
