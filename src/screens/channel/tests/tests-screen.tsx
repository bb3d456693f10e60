import { Stack, Text, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { formatCount } from '#/format/quota'
import type { Channel } from '#/resources/channel/channel'
import { useAllChannels, ChannelsStatus, NoChannels } from '../all-channels'
import type { TestSettings } from '#/app/jobs/job'
import { useT } from '#/ui/language/use-t'
import { PAGE_TITLE_ID, TitleRow } from '#/ui/text/page-title'
import { ChannelTabs } from '../channel-tabs'
import { RunPanel } from './run-panel'
import { startTests, useTestJob } from './test-job'
import { StartButton } from './start-button'
import { PlanInputs, plannedTests, unservedNames } from './test-plan'
import { NO_TEST_PLAN } from './test-plan-search'
import { arrangeTests } from './test-rows'
import { TestsTable } from './tests-table'

const route = getRouteApi('/signed-in/admins/channel/tests')

const NO_CHANNELS: readonly Channel[] = []

/** More tests than this get a word of warning. */
const MANY_TESTS = 50

export function TestsScreen() {
  const t = useT()
  const all = useAllChannels()
  const job = useTestJob()
  const { channels } = all
  return (
    <>
      <TitleRow title={t('tests.title')}>
        <ChannelTabs />
      </TitleRow>
      <LostFocus key={job?.phase} />
      {job ? (
        <RunPanel job={job} channels={channels ?? NO_CHANNELS} />
      ) : (
        <>
          <ChannelsStatus {...all} />
          {channels && (channels.length > 0 ? <Plan channels={channels} /> : <NoChannels />)}
        </>
      )}
    </>
  )
}

/** Mounted anew in each phase of a run: the button that began the phase may be gone, and the focus with it. */
function LostFocus() {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true })
  }, [])
  return null
}

/** More names than this are not listed. */
const MAX_NAMES = 10

function Plan({ channels }: { channels: readonly Channel[] }) {
  const t = useT()
  const cache = useQueryClient()
  const channelIds = useLocation({ select: ({ state }) => state.channelIds })
  const ids = useMemo(() => new Set(channelIds), [channelIds])
  const plan = route.useSearch()
  const navigate = useNavigate()
  const [settings, setSettings] = useState<TestSettings>({ concurrency: 2, timeout: 30 })
  const tests = useMemo(() => plannedTests(plan, channels, ids), [plan, channels, ids])
  const unserved = useMemo(() => unservedNames(plan, tests), [plan, tests])
  const table = useMemo(() => arrangeTests(tests), [tests])
  const count = new Set(tests.map(({ id }) => id)).size
  const n = tests.length
  return (
    <Stack>
      <Text c="dimmed">{t('tests.lead')}</Text>
      <PlanInputs
        plan={plan}
        selected={ids.size}
        settings={settings}
        onPlan={(patch) =>
          // Of the URL now: `plan` may be older than what was typed.
          void navigate({
            to: '.',
            search: (before) => ({ ...NO_TEST_PLAN, ...before, ...patch }),
            replace: true,
            state: true,
          })
        }
        onSettings={setSettings}
      />
      <Group>
        {n > 0 && (
          <StartButton
            n={n}
            label={t('tests.start', { n: formatCount(n) })}
            variant="filled"
            onStart={() => startTests(tests, settings, cache)}
          />
        )}
        <output>
          {n === 0 ? t('tests.none') : t('tests.calls', { n: formatCount(n), channels: formatCount(count) })}
          {n > MANY_TESTS && t('tests.calls.many')}
        </output>
      </Group>
      {n > 0 && unserved.length > 0 && (
        <Text>
          {t('tests.unserved', { names: unserved.slice(0, MAX_NAMES).join(', ') })}
          {unserved.length > MAX_NAMES && ' …'}
        </Text>
      )}
      {n > 0 && <TestsTable table={table} />}
    </Stack>
  )
}
