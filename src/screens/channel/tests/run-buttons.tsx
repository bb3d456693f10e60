import { Group, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { formatCount } from '#/format/quota'
import { CHANNEL_STATUS, type Channel } from '#/resources/channel/channel'
import type { Job } from '#/app/jobs/job'
import { runs } from '#/app/jobs/jobs'
import { runJob } from '#/app/jobs/run-job'
import { useT } from '#/ui/language/use-t'
import { editChannels } from '../edit-channels'
import { removeModels } from './failure-panel'
import { StartButton } from './start-button'
import { countTests, discardTests, testedChannels } from './test-job'
import { splitFailing } from './test-rows'
import { hasFailed, isUnsuccessful, saveTestsCsv } from './test-state'

interface Props {
  job: Job
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Called before tests are made again. */
  onRetest: (key: undefined) => void
}

/** What can be done with a job of tests. */
export function RunButtons(props: Props) {
  const t = useT()
  const { job } = props
  const isPaused = job.phase === 'paused'
  return (
    <Group>
      {job.phase === 'over' ? (
        <EndButtons {...props} />
      ) : (
        <>
          <Button onClick={() => (isPaused ? runs.get(job.id)?.resume() : runs.get(job.id)?.pause())}>
            {t(isPaused ? 'tests.resume' : 'tests.pause')}
          </Button>
          <Button onClick={() => runs.get(job.id)?.stop()}>{t('common.cancel')}</Button>
        </>
      )}
      <Button leftSection={<IconDownload aria-hidden />} onClick={() => saveTestsCsv(job.items)}>
        {t('tests.export')}
      </Button>
    </Group>
  )
}

const NO_CHANNELS: never[] = []

/** At the end: start anew, repeat tests, or mend the channels. */
function EndButtons({ job, channels = NO_CHANNELS, onRetest }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const { failed, unknown, cancelled, skipped } = useMemo(() => countTests(job.items), [job])
  const withoutSuccess = failed + unknown + cancelled + skipped
  const same = useMemo(() => testedChannels(job, channels), [job, channels])
  const failing = useMemo(() => job.items.filter(hasFailed), [job])
  const { missing, dead } = useMemo(() => splitFailing(same, failing), [same, failing])
  const again = (isWanted: typeof hasFailed) => {
    onRetest(undefined)
    void runJob(job.id, cache, isWanted)
  }
  const disableDead = () =>
    editChannels(dead, { member: 'status', way: 'set', input: String(CHANNEL_STATUS.disabled) })
  return (
    <>
      <Button variant="filled" onClick={discardTests}>
        {t('tests.new')}
      </Button>
      {failed > 0 && failed < withoutSuccess && (
        <StartButton
          n={failed}
          label={t('tests.retest.failed', { n: formatCount(failed) })}
          onStart={() => again(hasFailed)}
        />
      )}
      {withoutSuccess > 0 && (
        <StartButton
          n={withoutSuccess}
          label={t('tests.retest', { n: formatCount(withoutSuccess) })}
          onStart={() => again(isUnsuccessful)}
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
