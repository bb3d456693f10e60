import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
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
import { useT } from '#/ui/language/use-t'
import { editChannels } from '../edit-channels'
import { RemoveModelsDialog } from './remove-models-dialog'
import { StartButton } from './start-button'
import { byChannel, failingModels, splitFailing, type FailingModel } from './test-rows'

interface Props {
  run: TestRun
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
  /** Called before tests are made again. */
  onRetest: (key: undefined) => void
}

/** What can be done with a run of tests. */
export function RunButtons(props: Props) {
  const t = useT()
  const { run } = props
  const isPaused = run.phase === 'paused'
  return (
    <Group>
      {run.phase === 'over' ? (
        <EndButtons {...props} />
      ) : (
        <>
          <Button onClick={isPaused ? resumeTests : pauseTests}>
            {t(isPaused ? 'tests.resume' : 'tests.pause')}
          </Button>
          <Button onClick={stopTests}>{t('tests.cancel')}</Button>
        </>
      )}
      <Button icon={<IconDownload aria-hidden />} onClick={() => exportTests(run)}>
        {t('tests.export')}
      </Button>
    </Group>
  )
}

/** At the end: start anew, repeat tests, or mend the channels. */
function EndButtons({ run: { pairs, cells }, channels, onRetest }: Props) {
  const t = useT()
  const cache = useQueryClient()
  const { failed, unknown, cancelled, skipped } = useMemo(() => countTests(cells), [cells])
  const withoutSuccess = failed + unknown + cancelled + skipped
  const failing = useMemo(() => failingModels(pairs, cells), [pairs, cells])
  const { removable, dead } = useMemo(() => splitFailing(channels ?? [], failing), [channels, failing])
  const [isRemoving, setRemoving] = useState(false)
  const retest = (isWanted?: typeof hasFailed) => {
    onRetest(undefined)
    retestFailures(cache, isWanted)
  }
  const remove = (chosen: readonly FailingModel[]) => {
    setRemoving(false)
    const models = byChannel(chosen)
    const inputs = Object.fromEntries([...models].map(([id, names]) => [id, names.join(',')]))
    const affected = (channels ?? []).filter(({ id }) => models.has(id))
    editChannels(affected, { member: 'models', way: 'remove', input: '', inputs })
  }
  const disableDead = () =>
    editChannels(dead, { member: 'status', way: 'set', input: String(CHANNEL_STATUS.disabled) })
  return (
    <>
      <Button variant="primary" onClick={discardTests}>
        {t('tests.new')}
      </Button>
      {failed > 0 && failed < withoutSuccess && (
        <StartButton
          n={failed}
          label={t('tests.retest.failed', { n: formatCount(failed) })}
          onStart={() => retest(hasFailed)}
        />
      )}
      {withoutSuccess > 0 && (
        <StartButton
          n={withoutSuccess}
          label={t('tests.retest', { n: formatCount(withoutSuccess) })}
          onStart={() => retest()}
        />
      )}
      {removable.length > 0 && <Button onClick={() => setRemoving(true)}>{t('tests.removeFailing')}</Button>}
      {dead.length > 0 && (
        <Button onClick={disableDead}>{t('tests.disableDead', { n: formatCount(dead.length) })}</Button>
      )}
      {isRemoving && (
        <RemoveModelsDialog failing={removable} onChosen={remove} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}
