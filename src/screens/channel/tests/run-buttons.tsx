import { Group, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { formatCount } from '#/format/quota'
import { CHANNEL_STATUS, type Channel } from '#/resources/channel/channel'
import { groupByState, isRetryable, type Job } from '#/app/jobs/job'
import { JobRunButtons } from '#/app/jobs/job-drawer'
import { runJob } from '#/app/jobs/run-job'
import { useT } from '#/ui/language/use-t'
import { editChannels } from '../edit-channels'
import { removeModels } from './failure-panel'
import { StartButton } from './start-button'
import { discardTests, testedChannels } from './test-job'
import { splitFailing } from './test-rows'
import { hasFailed, saveTestsCsv } from './test-state'

interface Props {
  job: Job
  channels: readonly Channel[]
}

export function RunButtons(props: Props) {
  const t = useT()
  const { job } = props
  return (
    <Group>
      {job.phase === 'over' ? <EndButtons {...props} /> : <JobRunButtons job={job} />}
      <Button leftSection={<IconDownload aria-hidden />} onClick={() => saveTestsCsv(job.items)}>
        {t('tests.export')}
      </Button>
    </Group>
  )
}

function EndButtons({ job, channels }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const { failed, unknown, notSent } = groupByState(job.items)
  const n = failed.length + unknown.length + notSent.length
  const same = useMemo(() => testedChannels(job, channels), [job, channels])
  const { missing, dead } = useMemo(() => splitFailing(same, job.items.filter(hasFailed)), [same, job])
  const again = (isWanted: typeof hasFailed) => void runJob(job.id, cache, isWanted)
  const disableDead = () =>
    editChannels(dead, { member: 'status', way: 'set', input: String(CHANNEL_STATUS.disabled) })
  return (
    <>
      <Button variant="filled" onClick={discardTests}>
        {t('tests.new')}
      </Button>
      {failed.length > 0 && failed.length < n && (
        <StartButton
          n={failed.length}
          label={t('tests.retest.failed', { n: formatCount(failed.length) })}
          onStart={() => again(hasFailed)}
        />
      )}
      {n > 0 && (
        <StartButton
          n={n}
          label={t('tests.retest', { n: formatCount(n) })}
          onStart={() => again(isRetryable)}
        />
      )}
      {missing.length > 0 && (
        <Button onClick={() => removeModels(same, missing)}>
          {t('tests.removeMissing', { n: formatCount(missing.length) })}
        </Button>
      )}
      {dead.length > 0 && (
        <Button onClick={disableDead}>{t('tests.disableDead', { n: formatCount(dead.length) })}</Button>
      )}
    </>
  )
}
