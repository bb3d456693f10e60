import { LinkButton } from '#/ui/button/link-button'
import { ActionButton } from '#/ui/button/action-button'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Job } from '#/app/jobs/job'
import { runJob } from '#/app/jobs/run-job'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { testKey } from './test-job'
import { failureReason, isUnsuccessful } from './test-state'
import classes from './tests.module.css'

interface FailureProps {
  job: Job
  /** `testKey` of the test. */
  shown: string
  onRetest: (key: string) => void
  onClose: () => void
}

/** Details of a test without success: the reason, the server's message in full, and a button that makes it again. */
export function FailurePanel({ job, shown, onRetest, onClose }: FailureProps) {
  const text = useT()
  const cache = useQueryClient()
  const messageId = useId()
  const item = job.items.find((one) => testKey(one) === shown)
  if (!item || !isUnsuccessful(item)) return null
  const { id, name, model = '', state, fullText } = item
  const reason = failureReason(item)
  const again = () => {
    onRetest(shown)
    // Before the cell changes: the focus is lost in the render in which the tests begin, and is moved in it.
    onClose()
    void runJob(job.id, cache, (one) => testKey(one) === shown)
  }
  return (
    <SidePanel
      title={text('tests.failure', { name, model })}
      describedBy={messageId}
      subject={shown}
      onClose={onClose}
    >
      <p
        id={messageId}
        className={classes.message}
        lang={state === 'failed' ? serverTextLanguage(reason) : undefined}
      >
        {fullText ?? reason}
      </p>
      <Group>
        <ActionButton
          disabledReason={job.phase === 'over' ? undefined : text('tests.again.later')}
          onClick={again}
        >
          {text('tests.again')}
        </ActionButton>
        <LinkButton to="/channel/edit/$id" params={{ id }}>
          {text('tests.failure.edit')}
        </LinkButton>
      </Group>
    </SidePanel>
  )
}
