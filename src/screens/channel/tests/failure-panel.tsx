import { LinkButton } from '#/ui/button/link-button'
import { ActionButton } from '#/ui/button/action-button'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { channelName } from '#/resources/channel/channel'
import { isUnsuccessful } from './test-cells'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { failureReason } from './failure-reason'
import { pairKey, retest, type ShownTests } from './shown-tests'
import classes from './tests.module.css'

interface FailureProps {
  tests: ShownTests
  /** `pairKey` of the test. */
  shown: string
  onRetest: (key: string) => void
  onClose: () => void
}

/** Details of a test without success: the reason, the server's message in full, and a button that makes it again. */
export function FailurePanel({ tests: { job, pairs, cells }, shown, onRetest, onClose }: FailureProps) {
  const text = useT()
  const cache = useQueryClient()
  const messageId = useId()
  const cell = cells.get(shown)
  const pair = pairs.find(({ channel, model }) => pairKey(channel.id, model) === shown)
  if (!pair || !isUnsuccessful(cell)) return null
  const { channel, model } = pair
  const again = () => {
    onRetest(shown)
    // Before the cell changes: the focus is lost in the render in which the tests begin, and is moved in it.
    onClose()
    retest(job, cache, (_cell, key) => key === shown)
  }
  return (
    <SidePanel
      title={text('tests.failure', { name: channelName(channel), model })}
      describedBy={messageId}
      subject={shown}
      onClose={onClose}
    >
      <p
        id={messageId}
        className={classes.message}
        lang={cell.state === 'failed' ? serverTextLanguage(cell.message) : undefined}
      >
        {cell.state === 'failed' ? (cell.fullText ?? cell.message) : failureReason(cell)}
      </p>
      <Group>
        <ActionButton
          disabledReason={job.phase === 'over' ? undefined : text('tests.again.later')}
          onClick={again}
        >
          {text('tests.again')}
        </ActionButton>
        <LinkButton to="/channel/edit/$id" params={{ id: channel.id }}>
          {text('tests.failure.edit')}
        </LinkButton>
      </Group>
    </SidePanel>
  )
}
