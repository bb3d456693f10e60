import { Button, Group, Select, Stack } from '@mantine/core'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { formatCount } from '#/format/quota'
import { truncate } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import { channelEdits, channelValues } from '#/resources/channel/channel-edits'
import { restoreFocus } from '#/app/jobs/jobs'
import { ReadProblem } from '#/app/problem/read-problem'
import { ActionButton } from '#/ui/button/action-button'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { LISTBOX_PROPS } from '#/ui/form/inputs/input-props'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { editChannels } from '../edit-channels'
import { useEveryChannel } from './lost-models'
import '@mantine/core/styles/Combobox.layer.css'

/** Options and letters that are rendered; typing finds the other channels. */
const MAX_OPTIONS = 100
const MAX_LETTERS = 120

interface Props {
  channels: readonly Channel[]
  onClose: () => void
}

/** Opens the bulk edit with a setting of another channel as its value: first which channel, and which setting. */
export function CopySettingsDialog({ channels, onClose }: Props) {
  const t = useT()
  const hintId = useId()
  const [sourceId, setSourceId] = useState<string | null>(null)
  const [name, setName] = useState('models')
  useEffect(() => restoreFocus, [])
  const { data: all, error, isPending, refetch } = useEveryChannel(true)
  const candidates = (all?.rows ?? channels).filter(({ id }) => channels.length > 1 || id !== channels[0]?.id)
  const source = candidates.find(({ id }) => String(id) === sourceId)
  const values = source && channelValues(source)
  const settings = channelEdits(channels).filter((member) => member.name !== 'status')
  const setting = settings.find((member) => member.name === name)
  const value = values?.[name] ?? ''
  const problem = source ? setting?.check?.(value) : 'channel.copy.none'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem || !source || !setting) return
    const isList = setting.ways.some((way) => way.name === 'replace')
    onClose()
    editChannels(
      channels.filter(({ id }) => id !== source.id),
      { member: name, way: value === '' ? 'clear' : isList ? 'replace' : 'set', input: String(value) },
    )
  }
  return (
    <DialogFrame
      title={t('channel.copy.title', { n: formatCount(channels.length) })}
      describedBy={hintId}
      size="lg"
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <Stack>
          <p id={hintId}>{t('channel.copy.hint')}</p>
          <Select
            {...LISTBOX_PROPS}
            label={t('channel.copy.source')}
            data={candidates.map((channel) => ({
              value: String(channel.id),
              label: `${truncate(channelName(channel), MAX_LETTERS)} #${channel.id}`,
            }))}
            value={sourceId}
            onChange={setSourceId}
            searchable
            allowDeselect={false}
            // What is typed replaces the label.
            onFocus={({ currentTarget }) => currentTarget.select()}
            limit={MAX_OPTIONS}
            nothingFoundMessage={t(isPending ? 'common.searching' : 'form.nothingFound')}
            data-autofocus
          />
          {error && <ReadProblem noun={t('common.channels')} error={error} onRetry={() => void refetch()} />}
          <ToolbarSelect
            label={t('job.edit.member')}
            choices={settings.map((member) => ({ value: member.name, label: t(member.label) }))}
            value={name}
            onChange={setName}
          />
          {source && <p role="status">{truncate(String(value), MAX_LETTERS) || t('common.blank')}</p>}
          <Group justify="flex-end" mt="md">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <ActionButton type="submit" variant="filled" disabledReason={problem && t(problem)}>
              {t('channel.copy.review')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
