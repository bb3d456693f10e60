import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { formatCount } from '#/format/quota'
import { truncate } from '#/format/truncate'
import { channelName, type Channel } from '#/resources/channel/channel'
import { BOUND_TO_TYPE, copiedChanges, copyableSettings } from '#/resources/channel/copied-settings'
import type { EditMember } from '#/resources/edit-plan'
import { ChangesDialog } from '#/app/bulk-edit/changes-dialog'
import { restoreFocus } from '#/app/jobs/jobs'
import { ReadProblem } from '#/app/problem/read-problem'
import { ActionButton } from '#/ui/button/action-button'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { LISTBOX_PROPS } from '#/ui/form/inputs/input-props'
import { useT } from '#/ui/language/use-t'
import { LossWarning, useEveryChannel } from './lost-models'
import '@mantine/core/styles/Combobox.layer.css'

/** Options and letters that are rendered; typing finds the other channels. */
const MAX_OPTIONS = 100
const MAX_LETTERS = 120

const listText = (value: string | number) => String(value).replaceAll(',', ', ')

interface Reviewed {
  changes: ReturnType<typeof copiedChanges>
  members: readonly EditMember[]
}

interface Props {
  /** The selected channels. */
  channels: readonly Channel[]
  onClose: () => void
}

/** Copies settings of one channel to others: which one, which settings, then the preview of the changes and their job. */
export function CopySettingsDialog({ channels, onClose }: Props) {
  const t = useT()
  const hintId = useId()
  const [sourceId, setSourceId] = useState<string | null>(null)
  /** The settings ticked or not by hand. */
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** What is reviewed is what is applied, even if the list changes meanwhile. */
  const [reviewed, setReviewed] = useState<Reviewed>()
  useEffect(() => restoreFocus, [])
  const { data: all, error, isPending, refetch } = useEveryChannel(true)
  const candidates = (all?.rows ?? channels).filter(({ id }) => channels.length > 1 || id !== channels[0]?.id)
  const source = candidates.find(({ id }) => String(id) === sourceId)
  const copyable = source ? copyableSettings(source, channels) : []
  const changesOf = (members: readonly EditMember[]) =>
    source ? copiedChanges(source, channels, members) : []
  const settings = copyable
    .map((member) => ({ member, changes: changesOf([member]) }))
    .filter((setting) => setting.changes.length > 0)
  const ofOtherType = channels.filter(({ type }) => source && type !== source.type).length
  const isChosen = (name: string) => ticks.get(name) ?? !(ofOtherType > 0 && BOUND_TO_TYPE.includes(name))
  const chosen = settings.map(({ member }) => member).filter(({ name }) => isChosen(name))
  const changes = changesOf(chosen)

  if (reviewed)
    return (
      <ChangesDialog
        kind="channel.edit"
        title={(n) => t('channel.bulk.edit.title', { n: formatCount(n) })}
        entries={reviewed.changes}
        labelOf={(name) => {
          const member = reviewed.members.find((one) => one.name === name)
          return member ? t(member.label) : name
        }}
        textOf={(_name, value) => listText(value)}
        warning={<LossWarning channels={channels} changes={reviewed.changes} />}
        onClose={onClose}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.length > 0) setReviewed({ changes, members: chosen })
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
            onChange={(id) => {
              setSourceId(id)
              setTicks(new Map())
            }}
            searchable
            allowDeselect={false}
            // What is typed replaces the label.
            onFocus={({ currentTarget }) => currentTarget.select()}
            limit={MAX_OPTIONS}
            nothingFoundMessage={t(isPending ? 'callCheck.searching' : 'form.nothingFound')}
            data-autofocus
          />
          {error && <ReadProblem noun={t('channel.title')} error={error} onRetry={() => void refetch()} />}
          {source && settings.length === 0 && <p role="status">{t('channel.copy.same')}</p>}
          {source && ofOtherType > 0 && (
            <p role="status">{t('channel.copy.otherType', { n: formatCount(ofOtherType) })}</p>
          )}
          {settings.map(({ member, changes: differing }) => (
            <Checkbox
              key={member.name}
              label={t(member.label)}
              description={
                <bdi>
                  {t('channel.copy.difference', {
                    value:
                      truncate(listText(differing[0]?.change.to[member.name] ?? ''), MAX_LETTERS) ||
                      t('job.edit.blank'),
                    n: formatCount(differing.length),
                  })}
                </bdi>
              }
              checked={isChosen(member.name)}
              onChange={({ currentTarget: { checked } }) =>
                setTicks(new Map([...ticks, [member.name, checked]]))
              }
            />
          ))}
          <Group justify="flex-end" mt="md">
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <ActionButton
              type="submit"
              variant="filled"
              disabledReason={changes.length === 0 ? t('job.edit.nothing') : undefined}
            >
              {t('channel.copy.review', { n: formatCount(changes.length) })}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
