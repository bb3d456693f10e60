import { LinkButton } from '#/ui/button/link-button'
import { ActionButton } from '#/ui/button/action-button'
import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Channel } from '#/resources/channel/channel'
import type { Job, JobItem } from '#/app/jobs/job'
import { runJob } from '#/app/jobs/run-job'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { editChannels } from '../edit-channels'
import { testedChannels, testKey } from './test-job'
import { byChannel } from './test-rows'
import { failureReason } from './test-state'
import { cellOfTest } from './tests-table'

export function removeModels(channels: readonly Channel[], tests: readonly JobItem[]): void {
  const models = byChannel(tests)
  const inputs = Object.fromEntries([...models].map(([id, names]) => [id, names.join(',')]))
  const affected = channels.filter(({ id }) => models.has(id))
  editChannels(affected, { member: 'models', way: 'remove', input: '', inputs })
}

interface FailureProps {
  job: Job
  channels: readonly Channel[]
  item: JobItem
  onClose: () => void
}

/** Details of a test without success: the reason, the server's message in full, and a button that makes it again. */
export function FailurePanel({ job, channels, item, onClose }: FailureProps) {
  const text = useT()
  const cache = useQueryClient()
  const messageId = useId()
  const { id, name, model = '', state, fullText } = item
  const reason = failureReason(item)
  const channel = testedChannels(job, channels).find((one) => one.id === id)
  const again = () => {
    const key = testKey(item)
    // The button of the cell is gone when the test begins.
    cellOfTest(key)?.focus({ preventScroll: true })
    onClose()
    void runJob(job.id, cache, (one) => testKey(one) === key)
  }
  return (
    <SidePanel
      title={text('tests.failure', { name, model })}
      describedBy={messageId}
      subject={testKey(item)}
      onClose={onClose}
    >
      <Text
        component="p"
        id={messageId}
        my="sm"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        lang={state === 'failed' ? serverTextLanguage(reason) : undefined}
      >
        {fullText ?? reason}
      </Text>
      <Group>
        <ActionButton
          disabledReason={job.phase === 'over' ? undefined : text('tests.again.later')}
          onClick={again}
        >
          {text('tests.again')}
        </ActionButton>
        {channel && channel.models.length > 1 && channel.models.includes(model) && (
          <Button onClick={() => removeModels([channel], [item])}>{text('tests.failure.remove')}</Button>
        )}
        <LinkButton to="/channel/edit/$id" params={{ id }}>
          {text('channel.editTitle')}
        </LinkButton>
      </Group>
    </SidePanel>
  )
}
