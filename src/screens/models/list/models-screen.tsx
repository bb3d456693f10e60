import { IconButton } from '#/ui/button/icon-button'
import { IconLink, LinkButton } from '#/ui/button/link-button'
import { Box, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconKey from '@tabler/icons-react/icons/IconKey'
import IconPlayerPlay from '@tabler/icons-react/icons/IconPlayerPlay'
import IconRobot from '@tabler/icons-react/icons/IconRobot'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { formatCount, formatMoney } from '#/format/quota'
import { channelTypeName } from '#/resources/channel/channel-types/channel-types'
import { isChatModel, modelQueries } from '#/resources/model/model'
import { queryState } from '#/app/problem/read-problem'
import { tooltipText } from '#/format/truncate'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { copy } from '#/ui/button/copy'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { Loading } from '#/ui/status/loading'
import table from '#/ui/table/table.module.css'
import { TitleRow } from '#/ui/text/page-title'
import { modelFamilies, type ModelFamily } from './model-families'
import { useModelPrices } from './use-model-prices'

const NO_TYPES = {}
/** The name takes what the numbers leave. */
const NAME = { width: '100%', textAlign: 'start' } as const
const END = { textAlign: 'end' } as const
const LAST = { textAlign: 'end', paddingInlineEnd: 0 } as const

export function ModelsScreen() {
  const t = useT()
  const models = useQuery(modelQueries.available())
  const byType = useQuery(modelQueries.byType())
  const prices = useModelPrices()
  const isAdmin = isInAudience(useAccount(), 'admins')
  const [filter, setFilter] = useState('')
  const keyword = useDeferredValue(filter.trim().toLowerCase())
  const names = useMemo(
    () => (models.data ?? []).filter((name) => name.toLowerCase().includes(keyword)),
    [models.data, keyword],
  )
  // Shown before its providers are known, each row would move.
  const isPending = models.isPending || byType.isPending
  const families = useMemo(() => modelFamilies(names, byType.data ?? NO_TYPES), [names, byType.data])
  return (
    <>
      <TitleRow title={t('common.models')}>
        <LinkButton variant="filled" to="/models/try" leftSection={<IconPlayerPlay aria-hidden />}>
          {t('playground.title')}
        </LinkButton>
      </TitleRow>
      {isPending && (
        // The footer waits below the window instead of being pushed there.
        <Box mih="100vh">
          <Loading prompt={t('models.noun')} />
        </Box>
      )}
      {models.isError && queryState(models, t('models.noun'))}
      {models.data?.length === 0 && (
        <EmptyState icon={IconRobot} title={t('models.none')}>
          <Text c="dimmed">{t(isAdmin ? 'models.none.admin' : 'models.none.hint')}</Text>
          {isAdmin && <LinkButton to="/channel/add">{t('channel.add')}</LinkButton>}
        </EmptyState>
      )}
      {!isPending && models.data && models.data.length > 0 && (
        <Stack>
          <Group justify="space-between">
            <TextInput
              type="search"
              aria-label={t('models.filter')}
              placeholder={t('models.filter')}
              leftSection={<IconSearch aria-hidden />}
              value={filter}
              onChange={({ currentTarget }) => setFilter(currentTarget.value)}
            />
            <Text component="output" c="dimmed">
              {t('common.modelCount', { n: formatCount(names.length) })}
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {t(prices.source === 'options' ? 'models.price.ofServer' : 'models.price.ofLog')}
          </Text>
          {names.length === 0 ? (
            <EmptyState icon={IconSearch} title={t('coverage.nothingMatches')}>
              <Button onClick={() => setFilter('')}>{t('grid.clearFilters')}</Button>
            </EmptyState>
          ) : (
            <Families families={families} prices={prices.prices} />
          )}
        </Stack>
      )}
    </>
  )
}

interface FamiliesProps {
  families: readonly ModelFamily[]
  prices: ReturnType<typeof useModelPrices>['prices']
}

const Families = memo(function Families({ families, prices }: FamiliesProps) {
  const t = useT()
  return families.map(([type, models]) => (
    <Paper component="section" withBorder px="xs" key={type ?? 0}>
      <table className={table.table}>
        <caption style={NAME}>
          <Text span fw={600}>
            {type === undefined ? t('models.otherFamily') : channelTypeName(type)}
          </Text>{' '}
          <Text span c="dimmed">
            {formatCount(models.length)}
          </Text>
        </caption>
        <thead>
          <tr>
            <th scope="col" style={NAME}>
              {t('common.model')}
            </th>
            <th scope="col" style={END}>
              {t('common.prompt')}
            </th>
            <th scope="col" style={END}>
              {t('common.completion')}
            </th>
            <th scope="col" style={LAST}>
              {t('common.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map((name) => (
            <ModelRow key={name} name={name} price={prices.get(name)} />
          ))}
        </tbody>
      </table>
    </Paper>
  ))
})

const moneyText = (dollars: number | undefined) =>
  dollars === undefined ? '–' : formatMoney(dollars, 'significant')

interface RowProps {
  name: string
  price: { prompt: number; completion: number | undefined } | undefined
}

function ModelRow({ name, price }: RowProps) {
  const t = useT()
  return (
    <tr>
      <th scope="row" style={{ minWidth: 0 }}>
        <Group gap={4} wrap="nowrap">
          <span translate="no" dir="auto">
            {name}
          </span>
          <IconButton
            icon={IconCopy}
            size="sm"
            label={t('common.copyNamed', { name })}
            onClick={() => void copy(name)}
          />
        </Group>
      </th>
      <td translate="no" style={END}>
        {moneyText(price?.prompt)}
      </td>
      <td translate="no" style={END}>
        {moneyText(price?.completion)}
      </td>
      <td style={LAST}>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {isChatModel(name) && (
            <IconLink
              to="/models/try"
              search={{ model: name }}
              aria-label={t('models.try', { name })}
              title={tooltipText(t('models.try', { name }))}
            >
              <IconPlayerPlay aria-hidden />
            </IconLink>
          )}
          <IconLink
            to="/token/add"
            search={{ model: name }}
            aria-label={t('models.createToken', { name })}
            title={tooltipText(t('models.createToken', { name }))}
          >
            <IconKey aria-hidden />
          </IconLink>
        </Group>
      </td>
    </tr>
  )
}
