import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { LOG_TYPE, SPLITS, type LogScope, type SplitBy } from '#/resources/log/log-filter'
import { utcDays } from '#/resources/log/sums'
import { useServerMinute } from '#/app/server-time'
import { LinkButton } from '#/ui/button/link-button'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { DaysChart } from './days-chart'
import { Panel, PanelNote } from '#/ui/text/panel'

const PERIODS = [7, 30]
const INITIAL_LENGTH = { all: 7, self: 30 } as const

/**
 * Consumption by UTC day, as a chart or a table, which a choice splits: of all accounts, where an administrator may choose the own one, or
 * of the own one.
 */
export function ConsumptionPanel({ scope: initialScope }: { scope: LogScope }) {
  const t = useT()
  const [scope, setScope] = useState(initialScope)
  const [by, setBy] = useState<SplitBy | ''>()
  const [length, setLength] = useState<number>(INITIAL_LENGTH[initialScope])
  const [isTable, setTable] = useState(false)
  const now = useServerMinute()
  const days = utcDays(length, now)
  const title = t(scope === 'all' ? 'overview.all' : 'overview.consumption', { n: length })
  const splits = SPLITS[scope]
  const split = splits.find((each) => each === by) ?? (scope === 'self' ? 'model_name' : undefined)
  return (
    <Panel
      title={title}
      controls={
        <>
          {initialScope === 'all' && (
            <ToolbarSelect
              label={t('overview.of')}
              value={scope}
              choices={[
                { value: 'all', label: t('overview.of.all') },
                { value: 'self', label: t('home.account') },
              ]}
              onChange={setScope}
            />
          )}
          <ToolbarSelect
            label={t('log.ranges')}
            value={String(length)}
            choices={PERIODS.map((n) => ({ value: String(n), label: t('common.dayCount', { n }) }))}
            onChange={(n) => setLength(Number(n))}
          />
          <ToolbarSelect
            label={t('log.breakdown')}
            value={split ?? ''}
            choices={[
              ...(scope === 'all' ? [{ value: '' as const, label: t('log.breakdown.none') }] : []),
              ...splits.map((value) => ({ value, label: t(`log.breakdown.${value}`) })),
            ]}
            onChange={setBy}
          />
          <Button size="xs" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('log.asTable')}
          </Button>
        </>
      }
      links={
        <LinkButton
          size="xs"
          to="/log"
          search={{ type: LOG_TYPE.consumption, start: days[0]?.start, end: days.at(-1)?.end }}
        >
          {t('home.consumption.log')}
        </LinkButton>
      }
    >
      <Stack key={[scope, split, length].join(' ')}>
        <DaysChart scope={scope} by={split} days={days} now={now} title={title} isTable={isTable} />
      </Stack>
      {/* The days of the server are not those of the reader. */}
      <PanelNote>{t('overview.utc')}</PanelNote>
    </Panel>
  )
}
