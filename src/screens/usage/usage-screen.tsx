import { Group, Input, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId, useState, type ComponentProps } from 'react'
import { useChannelNames } from '#/parts/channel-names'
import { PrintHead } from '#/parts/print-head'
import { filterTexts, SPLITS, type LogScope } from '#/resources/log/log-filter'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { queryState } from '#/app/problem/read-problem'
import { useServerMinute } from '#/app/server-time'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { usageNamesQuery } from './usage-names'
import { elapsedSpan, usagePeriod } from './usage-period'
import { isUsageDay, noUsageFilter, USAGE_PERIODS } from './usage-search'
import { UsageSums } from './usage-sums'

const route = getRouteApi('/signed-in/usage')

/** The footer begins where the window ends, or below, before and after the rows arrive: it does not move in sight. */
const PAGE_HEIGHT = 'calc(100dvh - var(--gc-header) - var(--gc-space-3) - var(--gc-space-12))'

/** Who and what consumed how much in a period: administrators see all accounts, others their own. */
export function UsageScreen() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const scope: LogScope = isInAudience(useAccount(), 'admins') ? 'all' : 'self'
  const { token_name, model_name, username, channel } = search
  const filter = { ...noUsageFilter, token_name, model_name, ...(scope === 'all' && { username, channel }) }
  // Users are the first question of an administrator, and what is filtered by is the last one.
  const choices = SPLITS[scope].toSorted(
    (a, b) =>
      Number(Boolean(filter[a])) - Number(Boolean(filter[b])) ||
      Number(b === 'username') - Number(a === 'username'),
  )
  const by = choices.find((each) => each === search.by) ?? choices[0] ?? 'model_name'
  const { period: name, from, to } = search
  const now = useServerMinute()
  const period = usagePeriod(name, { from, to }, now)
  const { first, last } = period.span
  const change = (patch: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: true })
  const nameOf = useChannelNames(filter.channel > 0)
  const filters = filterTexts(scope, filter, nameOf).map(({ text }) => text)
  return (
    <Stack mih={PAGE_HEIGHT}>
      <PageTitle>{t('common.usage')}</PageTitle>
      <PrintHead period={t('common.span', { first, last })} filters={filters} />
      <Group data-screen-only>
        <ToolbarSelect
          label={t('usage.period')}
          value={name}
          choices={USAGE_PERIODS.map((value) => ({ value, label: t(`usage.period.${value}`) }))}
          // Own days begin with those that are on the screen.
          onChange={(value) => change({ period: value, ...(value === 'own' && { from: first, to: last }) })}
        />
        {name === 'own' && (
          <>
            <DayInput
              key={`from ${from}`}
              label={t('usage.from')}
              day={from}
              onChoose={(day) => change({ from: day })}
            />
            <DayInput
              key={`to ${to}`}
              label={t('usage.to')}
              day={to}
              error={from !== undefined && to !== undefined && to < from ? t('usage.to.early') : undefined}
              onChoose={(day) => change({ to: day })}
            />
          </>
        )}
        <ToolbarSelect
          label={t('log.breakdown')}
          value={by}
          choices={SPLITS[scope].map((value) => ({ value, label: t(`log.breakdown.${value}`) }))}
          onChange={(value) => change({ by: value })}
        />
        <Text c="dimmed">{t('common.span', { first, last })}</Text>
        {filters.length > 0 && (
          <>
            <bdi>{filters.join(' · ')}</bdi>
            <Link to="/usage" search={(before) => ({ ...before, ...noUsageFilter })}>
              {t('log.reset')}
            </Link>
          </>
        )}
      </Group>
      <UsageByName
        key={JSON.stringify([by, first, last, filter])}
        scope={scope}
        filter={filter}
        by={by}
        now={now}
        period={period}
        comparesNames={search.compare === 'names'}
        onCompare={(isOn) => change({ compare: isOn ? 'names' : 'total' })}
      />
      {by === 'token_name' && (
        <Text size="sm" c="dimmed">
          {t('usage.tokens')}
        </Text>
      )}
    </Stack>
  )
}

interface DayInputProps {
  label: string
  day: string | undefined
  error?: string | undefined
  onChoose: (day: string | undefined) => void
}

/** Input of a day, which is chosen when it is left or with Enter: while its parts are typed it is another one with each key. */
function DayInput({ label, day, error, onChoose }: DayInputProps) {
  const t = useT()
  const [isRefused, setRefused] = useState(false)
  const finish = ({ value, validity }: HTMLInputElement) => {
    const isBlank = value === '' && !validity.badInput
    setRefused(!isBlank && !isUsageDay(value))
    if (value !== (day ?? '') && (isBlank || isUsageDay(value))) onChoose(value || undefined)
  }
  const id = useId()
  const message = isRefused ? t('usage.day.invalid') : error
  return (
    <Group gap="xs" fz="sm">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        defaultValue={day}
        error={message !== undefined}
        aria-describedby={`${id}-error`}
        onBlur={({ currentTarget }) => finish(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && finish(currentTarget)}
      />
      <Input.Error id={`${id}-error`}>{message}</Input.Error>
    </Group>
  )
}

type ByNameProps = Omit<ComponentProps<typeof UsageSums>, 'names' | 'sampled'> & { now: number }

/** Finds the names, of which each costs a call, before any sum is asked for. */
function UsageByName({ now, ...props }: ByNameProps) {
  const t = useT()
  const { scope, filter, by, period } = props
  const sampled = { scope, filter, bounds: elapsedSpan(period.span, now) }
  const names = useQuery(usageNamesQuery(sampled, by))
  return names.data && !names.error ? (
    <UsageSums {...props} sampled={sampled} names={names.data} />
  ) : (
    queryState(names, t('usage.noun'))
  )
}
