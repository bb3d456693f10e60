import { Button } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CHANNEL_STATUS, channelName, type Channel } from '#/resources/channel/channel'
import { SelectionActions, type SelectionAction } from '#/app/list/selection-actions'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { editChannels } from '../edit-channels'
import { lossWarning } from './lost-models'

const CopySettingsDialog = lazyPart(async () => (await import('./copy-settings-dialog')).CopySettingsDialog)

export function SelectedChannels({ rows }: { rows: readonly Channel[] }) {
  const t = useT()
  const cache = useQueryClient()
  const noteOf = async (action: SelectionAction, channels: readonly Channel[]) => {
    if (action === 'delete') return t('channel.delete.keys')
    return action === 'disable' ? lossWarning(cache, channels) : undefined
  }
  /** The selected channels as they were when the dialog was opened. */
  const [copied, setCopied] = useState<readonly Channel[]>()
  const channelIds = useMemo(() => rows.map(({ id }) => id), [rows])
  return (
    <>
      <LinkButton to="/channel/tests" search={{ scope: 'ids' }} state={{ channelIds }} preload={false}>
        {t('log.type.test')}
      </LinkButton>
      <Button onClick={() => editChannels(rows)}>{t('job.edit')}</Button>
      <Button onClick={() => setCopied(rows)}>{t('channel.copy')}</Button>
      <SelectionActions
        rows={rows}
        noun="channel"
        nameOf={channelName}
        statuses={CHANNEL_STATUS}
        noteOf={noteOf}
        isFinal
      />
      {copied && <CopySettingsDialog channels={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}
