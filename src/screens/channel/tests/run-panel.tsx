import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useId } from 'react'
import { formatCount } from '#/format/quota'
import { t as translate } from '#/i18n/i18n'
import { type Channel, channelName } from '#/resources/channel/channel'
import {
  isUnsuccessful,
  type TestRun,
  pairKey,
  type UnsuccessfulCell,
} from '#/shell/channel-tests/channel-test'
import { countTests, exportTests } from '#/shell/channel-tests/test-results'
import {
  abortTest,
  discardTests,
  pauseTests,
  resumeTests,
  retestFailures,
  stopTests,
  retestOne,
} from '#/shell/channel-tests/test-run'
import { Button, LinkButton } from '#/ui/controls/button'
import { Select } from '#/ui/controls/select'
import { SidePanel } from '#/ui/dialog/side-panel'
import { Icon } from '#/ui/icon/icon'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { Group, Stack } from '#/ui/layout/layout'
import { useCountdown } from '#/ui/status/use-countdown'
import { VisuallyHidden } from '#/ui/text/text'
import { editChannels } from '../edit-channels'
import { StartButton } from './start-button'
import {
  arrangeTests,
  failingModels,
  sortTests,
  TEST_ORDERS,
  type TestOrder,
  TestsTable,
} from './tests-table'
import classes from './tests.module.css'

interface Props {
  run: TestRun
  /** All channels, undefined until they are loaded. */
  channels: readonly Channel[] | undefined
}

interface PanelProps extends Props {
  /** Called with the key of a test that is made again by itself; undefined when others are. */
  onRetest: (key: string | undefined) => void
}

/** Progress and results of a run. */
export function RunPanel({ run, channels, onRetest }: PanelProps) {
  const { pairs, cells } = run
  const t = useT()
  const [order, setOrder] = useState<TestOrder>('channel')
  const [shown, setShown] = useState<string>()
  // A test that is made again closes its panel: it would open by itself if the test failed once more.
  if (shown !== undefined && !isUnsuccessful(cells.get(shown))) setShown(undefined)
  const table = useMemo(() => arrangeTests(pairs), [pairs])
  const rows = useMemo(() => sortTests(table.rows, cells, order), [table, cells, order])
  return (
    <Stack isWide>
      <Progress run={run} />
      <Group justify="between">
        <RunButtons run={run} channels={channels} onRetest={onRetest} />
        <Select
          label={t('tests.order')}
          choices={TEST_ORDERS.map((value) => ({ value, label: t(`tests.order.${value}`) }))}
          value={order}
          onChange={(value) => setOrder(TEST_ORDERS.find((one) => one === value) ?? 'channel')}
        />
      </Group>
      <TestsTable table={{ ...table, rows }} cells={cells} onStop={abortTest} onShow={setShown} />
      {shown !== undefined && (
        <FailurePanel run={run} shown={shown} onRetest={onRetest} onClose={() => setShown(undefined)} />
      )}
    </Stack>
  )
}

function Progress({ run }: { run: TestRun }) {
  const t = useT()
  const { cells, phase, wait, limit } = run
  const { ok, failed, unknown, cancelled, skipped } = useMemo(() => countTests(cells), [cells])
  const total = cells.size
  const done = ok + failed + unknown + cancelled + skipped
  const isCutShort = unknown + cancelled > 0
  // Announced in quarters: each result would be too much (AX-41).
  const quarter = Math.floor((done / total) * 4)
  const notes = [
    cancelled > 0 && t('tests.cancelled', { n: formatCount(cancelled) }),
    skipped > 0 && t('tests.skipped', { n: formatCount(skipped) }),
    unknown > 0 && t('tests.unknown', { n: formatCount(unknown) }),
  ].filter((note) => note !== false)
  const counts = { ok: formatCount(ok), failed: formatCount(failed) }
  const progress = { done: formatCount(done), total: formatCount(total), ...counts }
  const text = [t('tests.progress', progress), ...notes].join(' · ')
  const end = [t(isCutShort ? 'tests.ended' : 'tests.over', counts), ...notes].join(' ')
  return (
    <div className={classes.progress}>
      <progress aria-label={t('tests.title')} value={done - cancelled} max={total} aria-valuetext={text} />
      <span aria-hidden={phase === 'over' || undefined}>{phase !== 'over' && text}</span>
      <output>{phase === 'over' ? end : phase === 'paused' && t('tests.paused')}</output>
      {/* Not in the region of the result: removing the percentage there would have the result read twice. */}
      <VisuallyHidden as="output">
        {phase === 'running' && t('tests.percent', { n: quarter * 25 })}
      </VisuallyHidden>
      {wait && <Wait key={wait.until} seconds={wait.seconds} limit={limit} />}
    </div>
  )
}

function Wait({ seconds, limit }: { seconds: number; limit: number }) {
  const t = useT()
  return <span role="status">{t('tests.wait', { seconds: useCountdown(seconds, true), n: limit })}</span>
}

function RunButtons({ run, channels, onRetest }: PanelProps) {
  const t = useT()
  const cache = useQueryClient()
  const { phase, pairs, cells } = run
  const failures = [...cells.values()].filter(isUnsuccessful).length
  const isOver = phase === 'over'
  const failing = useMemo(() => failingModels(pairs, cells), [pairs, cells])
  const affected = channels?.filter(({ id }) => failing.has(id)) ?? []
  const retestAll = () => {
    onRetest(undefined)
    retestFailures(cache)
  }
  const removeFailing = () => {
    const inputs = Object.fromEntries([...failing].map(([id, models]) => [id, models.join(',')]))
    editChannels(affected, { member: 'models', way: 'remove', input: '', inputs })
  }
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
          {failures > 0 && (
            <StartButton
              n={failures}
              label={t('tests.retest', { n: formatCount(failures) })}
              onStart={retestAll}
            />
          )}
          {affected.length > 0 && <Button onClick={removeFailing}>{t('tests.removeFailing')}</Button>}
        </>
      )}
      <Button icon={<Icon name="download" />} onClick={() => exportTests(run)}>
        {t('tests.export')}
      </Button>
    </Group>
  )
}

interface FailureProps {
  run: TestRun
  /** `pairKey` of the test. */
  shown: string
  onRetest: (key: string) => void
  onClose: () => void
}

/** Details of a test without success: the reason, the server's message in full, and a button that makes it again. */
function FailurePanel({ run, shown, onRetest, onClose }: FailureProps) {
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
        {cell.state === 'failed' ? (cell.fullText ?? cell.message) : reasonOf(cell)}
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

/** Why a test has no result that the server sent. */
function reasonOf(cell: Exclude<UnsuccessfulCell, { state: 'failed' }>): string {
  if (cell.state === 'timedOut') return translate('tests.reason.timedOut', { n: cell.seconds })
  if (cell.state === 'stopped')
    return translate(cell.isSent ? 'tests.reason.stopped' : 'tests.reason.notSent')
  return translate(`tests.reason.${cell.state}`)
}
