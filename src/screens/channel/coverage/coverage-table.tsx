import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { formatCount } from '#/format/quota'
import { CHANNEL_STATUS } from '#/resources/channel/channel'
import type { Coverage, CoverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { ChannelLink } from '#/app/row/finding-line'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { HeadRow } from '#/ui/table/head-row'
import { ScrollTable } from '#/ui/table/scroll-table'
import { ClippedText } from '#/ui/text/clipped-text'

/** Models that are shown at first; all of 400 models with their links take long to render. */
const SHOWN_MODELS = 60
const ONLY = ['all', 'gaps'] as const
const SHOWN_CHANNELS = 2

type Row = readonly [model: string, cells: ReadonlyMap<string, Coverage>]

/** Fewest enabled channels of a group: 0 and 1 are gaps, all higher numbers are the same. */
const leastChannels = ([, cells]: Row) =>
  Math.min(2, ...[...cells.values()].map(({ enabled }) => enabled.length))

export function CoverageTable({ matrix, groups }: { matrix: CoverageMatrix; groups: readonly string[] }) {
  const t = useT()
  const [filter, setFilter] = useState('')
  const [only, setOnly] = useState<(typeof ONLY)[number]>('all')
  const [isWhole, setWhole] = useState(false)
  const keyword = useDeferredValue(filter.trim().toLowerCase())
  const rows = useMemo(
    () =>
      [...matrix]
        .filter((row) => row[0].toLowerCase().includes(keyword) && (only === 'all' || leastChannels(row) < 2))
        .toSorted((a, b) => leastChannels(a) - leastChannels(b)),
    [matrix, keyword, only],
  )
  const clear = () => {
    setFilter('')
    setOnly('all')
  }
  return (
    <Stack component="section" aria-labelledby="coverage-matrix" align="stretch">
      <Group justify="space-between">
        <Title order={2} id="coverage-matrix">
          {t('coverage.matrix')}
        </Title>
        <Group>
          <Text component="output" c="dimmed">
            {t('common.modelCount', { n: formatCount(rows.length) })}
          </Text>
          <ToolbarSelect
            label={t('common.show')}
            value={only}
            choices={ONLY.map((value) => ({ value, label: t(`coverage.only.${value}`) }))}
            onChange={setOnly}
          />
          <TextInput
            size="xs"
            type="search"
            aria-label={t('coverage.filter')}
            placeholder={t('coverage.filter')}
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </Group>
      </Group>
      {rows.length === 0 ? (
        <EmptyState icon={IconSearch} title={t('coverage.nothingMatches')}>
          <Button onClick={clear}>{t('grid.clearFilters')}</Button>
        </EmptyState>
      ) : (
        <Rows rows={isWhole ? rows : rows.slice(0, SHOWN_MODELS)} groups={groups} />
      )}
      {rows.length > SHOWN_MODELS && (
        <Button style={{ alignSelf: 'start' }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('coverage.showFewer') : t('common.showAll', { n: formatCount(rows.length) })}
        </Button>
      )}
    </Stack>
  )
}

const Rows = memo(function Rows({ rows, groups }: { rows: readonly Row[]; groups: readonly string[] }) {
  const t = useT()
  return (
    <ScrollTable label={t('coverage.matrix')} isWhole>
      <HeadRow
        heads={[
          t('common.model'),
          ...groups.map((group) => (
            <span key={group} translate="no">
              {group}
            </span>
          )),
        ]}
      />
      <tbody>
        {rows.map(([model, cells]) => (
          <tr key={model}>
            <th scope="row">
              <ClippedText text={model} />
            </th>
            {groups.map((group) => (
              <td key={group}>
                <Cell model={model} group={group} coverage={cells.get(group)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
})

function toneOf(n: number): BadgeTone {
  if (n === 0) return 'bad'
  return n === 1 ? 'warning' : 'good'
}

function Cell({ model, group, coverage }: { model: string; group: string; coverage: Coverage | undefined }) {
  const t = useT()
  if (!coverage) return t('coverage.none')
  const { enabled, others } = coverage
  const rest = enabled.length - SHOWN_CHANNELS
  return (
    <Group gap="xs" miw="var(--gc-length-12)">
      <Badge tone={toneOf(enabled.length)}>{enabled.length}</Badge>
      {enabled.slice(0, SHOWN_CHANNELS).map((channel) => (
        <ChannelLink key={channel.id} channel={channel} />
      ))}
      {rest > 0 && (
        <Link
          to="/channel"
          search={{ model, group, status: String(CHANNEL_STATUS.enabled), size: 'all' }}
          preload={false}
          aria-label={t('coverage.inList', { rest, n: formatCount(enabled.length), model, group })}
        >
          +{rest}
        </Link>
      )}
      {others.length > 0 && t('coverage.disabled', { n: formatCount(others.length) })}
    </Group>
  )
}
