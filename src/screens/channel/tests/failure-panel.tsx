import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { channelName } from '#/resources/channel/channel'
import { isUnsuccessful, pairKey, type TestRun } from '#/shell/channel-tests/channel-test'
import { retestOne } from '#/shell/channel-tests/test-run'
import { Button, LinkButton } from '#/ui/controls/button'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { failureReason } from './failure-reason'
import classes from './tests.module.css'

interface FailureProps {
  run: TestRun
  /** `pairKey` of the test. */
  shown: string
  onRetest: (key: string) => void
  onClose: () => void
}

/** Details of a test without success: the reason, the server's message in full, and a button that makes it again. */
export function FailurePanel({ run, shown, onRetest, onClose }: FailureProps) {
  const text = useT()
  const cache = useQueryClient()
  const messageId = useId()
  const cell = run.cells.get(shown)
  const pair = run.pairs.find(({ channel, model }) => pairKey(channel.id, model) === shown)
  if (!pair || !isUnsuccessful(cell)) return null
  const { channel, model } = pair
  const retest = () => {
    onRetest(shown)
    // Before the cell changes: the focus is lost in the render in which the run begins, and is moved in it.
    onClose()
    retestOne(cache, shown)
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
        <Button
          disabledReason={run.phase === 'over' ? undefined : text('tests.again.later')}
          onClick={retest}
        >
          {text('tests.again')}
        </Button>
        <LinkButton to="/channel/edit/$id" params={{ id: channel.id }}>
          {text('tests.failure.edit')}
        </LinkButton>
      </Group>
    </SidePanel>
  )
}
