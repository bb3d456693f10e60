import { Button } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { openJob, type JobPlan } from '#/app/jobs/jobs'
import { t as translate } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'
import { editChannels } from '../edit-channels'
import { lossWarning } from './lost-models'

const CopySettingsDialog = lazyPart(async () => (await import('./copy-settings-dialog')).CopySettingsDialog)

const BULK_STATUSES = {
  enable: CHANNEL_STATUS.enabled,
  disable: CHANNEL_STATUS.disabled,
} as const

/** Plans the deletion of channels, whose keys nobody can restore. */
const deletionPlan = (channels: readonly Channel[]): JobPlan => ({
  kind: 'channel.delete',
  question: translate('channel.bulk.delete.ask', { n: channels.length }),
  hint: translate('channel.delete.keys'),
  isFinal: true,
  confirmLabel: translate('row.confirmDelete.yes'),
  title: translate('channel.bulk.delete.title'),
  items: channels.map((channel) => ({
    id: channel.id,
    name: channelName(channel),
    created_time: channel.created_time,
  })),
})

/** Bulk actions for the selected channels. */
export function SelectedChannels({ rows }: { rows: readonly Channel[] }) {
  const t = useT()
  const cache = useQueryClient()
  const confirmChange = (kind: keyof typeof BULK_STATUSES) => async () => {
    const status = BULK_STATUSES[kind]
    const others = rows.filter((channel) => channel.status !== status)
    const same = rows.length - others.length
    if (others.length === 0) return notify('info', t(`channel.bulk.${kind}.none`))
    const loss = kind === 'disable' ? await lossWarning(cache, others) : undefined
    const leftOut = same > 0 ? t('job.leftOut', { n: same }) : undefined
    return openJob({
      kind: 'channel.edit',
      question: t(`channel.bulk.${kind}.ask`, { n: others.length }),
      hint: [leftOut, loss].filter(Boolean).join(' ') || undefined,
      confirmLabel: t(`channel.bulk.${kind}`),
      tone: kind === 'enable' ? 'plain' : 'danger',
      title: t(`channel.bulk.${kind}.title`),
      items: others.map((channel) => ({
        id: channel.id,
        name: channelName(channel),
        created_time: channel.created_time,
        change: { from: { status: channel.status }, to: { status } },
      })),
    })
  }
  /** The selected channels as they were when the dialog was opened. */
  const [copied, setCopied] = useState<readonly Channel[]>()
  const channelIds = useMemo(() => rows.map(({ id }) => id), [rows])
  return (
    <>
      <LinkButton to="/channel/tests" search={{ scope: 'ids' }} state={{ channelIds }} preload={false}>
        {t('tests.selected')}
      </LinkButton>
      <Button onClick={() => void confirmChange('enable')()}>{t('channel.bulk.enable')}</Button>
      <Button onClick={() => void confirmChange('disable')()}>{t('channel.bulk.disable')}</Button>
      <Button onClick={() => editChannels(rows)}>{t('job.edit')}</Button>
      <Button onClick={() => setCopied(rows)}>{t('channel.copy')}</Button>
      <Button onClick={() => openJob(deletionPlan(rows))}>{t('channel.bulk.delete')}</Button>
      {copied && <CopySettingsDialog channels={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}
