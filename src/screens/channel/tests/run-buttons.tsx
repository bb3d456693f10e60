import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatCount } from '#/format/quota'
import { CHANNEL_STATUS, type Channel } from '#/resources/channel/channel'
import { hasFailed, type TestRun } from '#/shell/channel-tests/channel-test'
import { countTests, exportTests } from '#/shell/channel-tests/test-results'
import {
  discardTests,
  pauseTests,
  resumeTests,
  retestFailures,
  stopTests,
} from '#/shell/channel-tests/test-run'
import { Button } from '#/ui/controls/button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { Group } from '#/ui/layout/layout'
import { editChannels } from '../edit-channels'
import { StartButton } from './start-button'
import { failingModels, splitFailing } from './test-rows'

interface Props {
  run: TestRun
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Called before tests are made again. */
  onRetest: (key: undefined) => void
}

/** What can be done with a run of tests: pause and cancel, or repeat, mend the channels and start anew. */
export function RunButtons({ run, channels, onRetest }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const { phase, pairs, cells } = run
  const { failed, unknown, cancelled, skipped } = useMemo(() => countTests(cells), [cells])
  const withoutSuccess = failed + unknown + cancelled + skipped
  const isOver = phase === 'over'
  const failing = useMemo(() => failingModels(pairs, cells), [pairs, cells])
  const { reducible, dead } = useMemo(() => splitFailing(channels ?? [], failing), [channels, failing])
  const removeFailing = () => {
    const inputs = Object.fromEntries([...failing].map(([id, models]) => [id, models.join(',')]))
    editChannels(reducible, { member: 'models', way: 'remove', input: '', inputs })
  }
  const disableDead = () =>
    editChannels(dead, { member: 'status', way: 'set', input: String(CHANNEL_STATUS.disabled) })
  return (
    <Group>
      {!isOver && (
        <>
          <Button onClick={phase === 'paused' ? resumeTests : pauseTests}>
            {t(phase === 'paused' ? 'tests.resume' : 'tests.pause')}
          </Button>
          <Button onClick={stopTests}>{t('tests.cancel')}</Button>
        </>
      )}
      {isOver && (
        <>
          <Button variant="primary" onClick={discardTests}>
            {t('tests.new')}
          </Button>
          {failed > 0 && failed < withoutSuccess && (
            <StartButton
              n={failed}
              label={t('tests.retest.failed', { n: formatCount(failed) })}
              onStart={() => {
                onRetest(undefined)
                retestFailures(cache, hasFailed)
              }}
            />
          )}
          {withoutSuccess > 0 && (
            <StartButton
              n={withoutSuccess}
              label={t('tests.retest', { n: formatCount(withoutSuccess) })}
              onStart={() => {
                onRetest(undefined)
                retestFailures(cache)
              }}
            />
          )}
          {reducible.length > 0 && <Button onClick={removeFailing}>{t('tests.removeFailing')}</Button>}
          {dead.length > 0 && (
            <Button onClick={disableDead}>{t('tests.disableDead', { n: formatCount(dead.length) })}</Button>
          )}
        </>
      )}
      <Button icon={<Icon name="download" />} onClick={() => exportTests(run)}>
        {t('tests.export')}
      </Button>
    </Group>
  )
}
