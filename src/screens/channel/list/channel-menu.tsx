import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import IconColumns3 from '@tabler/icons-react/icons/IconColumns3'
import IconDots from '@tabler/icons-react/icons/IconDots'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import IconTestPipe2 from '@tabler/icons-react/icons/IconTestPipe2'
import { messageOf } from '#/http/failure'
import { t as translate } from '#/i18n/i18n'
import { channelName, channelQueries, isChannelDisabled, type Channel } from '#/resources/channel/channel'
import { channelTestMutations, isAlreadyTesting } from '#/resources/channel/channel-test-mutations'
import { knownRecord } from '#/resources/known-record'
import { fetchFresh } from '#/app/cache'
import { openJob } from '#/app/jobs/jobs'
import { notifyFailure, useRetryAfter } from '#/app/row/action-failure'
import { useEditMode } from '#/app/edit-mode/edit-mode-switch'
import type { GridModel } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import type { MenuAction } from '#/ui/menu/menu-items'
import { MenuButton } from '#/ui/menu/menu-trigger'
import { notify } from '#/ui/notifications/notify'
import { useIsPhone } from '#/ui/theme/phone'
import { CHANNEL_PAGES } from '../channel-tabs'
import { DETAIL_COLUMNS } from './channel-columns'

/**
 * The item that starts a background test run on the server. The server responds immediately and reports no progress.
 */
function useTestMany(scope: 'all' | 'disabled'): MenuAction {
  const t = useT()
  const start = useMutation({
    ...channelTestMutations.testMany(scope),
    onSuccess: () => notify('info', t('channel.testsStarted')),
    // A run already in progress is what the user wanted: an info message, not an error.
    onError: (error) => {
      if (isAlreadyTesting(error)) notify('info', messageOf(error))
      else notifyFailure(error, (message) => message)
    },
  })
  const isBusy = useRetryAfter(start.error) || start.isPending
  return {
    label: t(scope === 'all' ? 'channel.testAll' : 'channel.testDisabled'),
    icon: IconTestPipe2,
    isBusy,
    onSelect: () => start.mutate(),
  }
}

/** Asks before all disabled channels are deleted: those of a fresh read, because the list may be a search result or stale. */
async function askDeleteDisabled(cache: QueryClient): Promise<void> {
  // A blank search returns all channels at once.
  const { rows } = await fetchFresh(cache, {
    ...channelQueries.matching(''),
    meta: { errorToast: 'always' },
  })
  const disabled = rows.filter(isChannelDisabled)
  if (disabled.length === 0) return notify('info', translate('channel.deleteDisabled.none'))
  return openJob({
    kind: 'channel.delete',
    question: translate('channel.deleteDisabled.ask', { n: disabled.length }),
    hint: translate('channel.delete.keys'),
    isFinal: true,
    confirmLabel: translate('row.delete'),
    title: translate('channel.deleteDisabled.title'),
    items: disabled.map((channel) => knownRecord(channel, channelName(channel))),
  })
}

export function ChannelMenu({ grid }: { grid: GridModel<Channel> }) {
  const t = useT()
  const testAll = useTestMany('all')
  const testDisabled = useTestMany('disabled')
  const cache = useQueryClient()
  const { hidden, hide } = grid.hiddenColumns
  const isShown = DETAIL_COLUMNS.every((id) => !hidden.has(id))
  const others = [...hidden].filter((id) => !DETAIL_COLUMNS.some((detail) => detail === id))
  const editMode = useEditMode('channel')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const pages = isPhone ? CHANNEL_PAGES.slice(1) : []
  const items = () => [
    ...pages.map(({ to, label }) => ({
      label: t(label),
      href: to,
      onSelect: () => void navigate({ to }),
    })),
    { ...testAll, hint: t('channel.test.hint') },
    testDisabled,
    {
      label: t(isShown ? 'channel.details.hide' : 'channel.details.show'),
      icon: IconColumns3,
      onSelect: () => hide(isShown ? [...others, ...DETAIL_COLUMNS] : others),
    },
    {
      label: t('editMode.edit'),
      icon: IconPencil,
      disabledReason: editMode.isOn ? t('editMode.isOn') : undefined,
      onSelect: () => editMode.change(true),
    },
    { separator: 'danger' },
    {
      label: t('channel.deleteDisabled'),
      icon: IconTrash,
      tone: 'danger' as const,
      // The cache reports the error.
      onSelect: () => void askDeleteDisabled(cache).catch(() => undefined),
    },
  ]
  return <MenuButton icon={IconDots} label={t('grid.allRows')} items={items} />
}
