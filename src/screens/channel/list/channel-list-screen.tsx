import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo, useDeferredValue, useState } from 'react'
import IconFilter from '@tabler/icons-react/icons/IconFilter'
import IconServer from '@tabler/icons-react/icons/IconServer'
import {
  channelName,
  type Channel,
  CHANNEL_STATUS,
  channelStatusName,
  channelQueries,
} from '#/resources/channel/channel'
import { channelTypeName } from '#/resources/channel/channel-types/channel-types'
import { testModelChoices, testModelOf } from '#/resources/channel/test-model'
import { lazyEditMode, ListScreen, useListScreen } from '#/app/list/list-screen'
import { IconButton } from '#/ui/button/icon-button'
import { FilterSelect } from '#/ui/grid/filter-row'
import { FilterText } from '#/ui/grid/search-text'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { lazyPart } from '#/ui/status/lazy-part'
import { useStored } from '#/ui/storage/use-stored'
import { channelActions, channelNumbers } from './channel-actions'
import { channelColumns } from './channel-columns'
import { countValues, type ChannelFilter } from './channel-filter'
import { ChannelTabs } from '../channel-tabs'
import { ChannelMenu } from './channel-menu'
import { Button } from '@mantine/core'
import { LinkButton } from '#/ui/button/link-button'
import { useQueryClient } from '@tanstack/react-query'
import { SelectionActions, type SelectionAction } from '#/app/list/selection-actions'
import { editChannels } from '../edit-channels'

const ChannelEditMode = lazyEditMode(async () => (await import('./channel-edit-mode')).channelEditMode)
const route = getRouteApi('/signed-in/admins/channel')
type Search = ReturnType<typeof route.useSearch>

/** Channel list. Search params are deferred, so that inputs respond before the rows render. */
export function ChannelListScreen() {
  return <ChannelList search={useDeferredValue(route.useSearch())} />
}

const ChannelList = memo(function ChannelList({ search }: { search: Search }) {
  const t = useT()
  useStored(testModelChoices)
  const list = useListScreen({
    noun: 'channel',
    columns: channelColumns,
    actions: channelActions,
    numbers: channelNumbers,
    rowName: channelName,
    extra: testModelOf,
    search,
    queries: {
      all: channelQueries.all(),
      matching: channelQueries.matching,
      searched: channelSearched,
    },
    filters: { status: 'status', type: 'type', group: 'group', model: 'test_model' },
  })
  const filterProps: Props = {
    rows: list.grid.list.loaded,
    filter: search,
    onFilter: (patch) => list.changeSearch(patch, 'replace'),
  }
  return (
    <ListScreen
      list={list}
      title={t('common.channels')}
      icon={IconServer}
      tabs={<ChannelTabs isList />}
      searchHint={t('channel.search')}
      filters={<ChannelFilters {...filterProps} />}
      tools={<ModelFilter {...filterProps} />}
      editMode={ChannelEditMode}
      extras={<ChannelMenu grid={list.grid} />}
      selectionActions={<SelectedChannels rows={list.grid.selected} />}
    />
  )
})

interface Props {
  /** Loaded rows, from which the options are derived. */
  rows: readonly Channel[]
  filter: ChannelFilter
  onFilter: (patch: Partial<ChannelFilter>) => void
}

const STATUSES = Object.values(CHANNEL_STATUS).map(String)

/** Filters over the loaded rows. A note below the table says which rows they cover. */
function ChannelFilters({ rows, filter, onFilter }: Props) {
  const t = useT()
  // After the rows: a run changes one or two of them a second, and there may be thousands.
  const counted = useDeferredValue(rows)
  const counts = useMemo(
    () => ({
      status: countValues(counted, (row) => [String(row.status)]),
      type: countValues(counted, (row) => [String(row.type)]),
      group: countValues(counted, (row) => row.group),
    }),
    [counted],
  )
  /** The values with the number of their rows; that of the URL stays selectable even if no row has it. */
  const select = (name: keyof typeof counts, label: string, nameOf: (value: string) => string) => (
    <FilterSelect
      label={label}
      choices={[...new Set([...(name === 'status' ? STATUSES : []), ...counts[name].keys(), filter[name]])]
        .filter((value) => value !== '')
        .map((value) => ({
          value,
          label: t('channel.filter.choice', { label: nameOf(value), n: counts[name].get(value) ?? 0 }),
        }))}
      value={filter[name]}
      onChange={(value) => onFilter({ [name]: value })}
    />
  )
  return (
    <>
      {select('status', t('common.status'), (value) => channelStatusName(Number(value)))}
      {select('type', t('common.type'), (value) => channelTypeName(Number(value)))}
      {select('group', t('common.groups'), (value) => value)}
    </>
  )
}

function ModelFilter({ rows, filter, onFilter }: Props) {
  const t = useT()
  const content = () => (
    <FilterText
      label={t('common.model')}
      keyword={filter.model}
      suggestions={[...new Set(rows.flatMap((row) => row.models))].toSorted()}
      onKeyword={(model) => onFilter({ model })}
    />
  )
  return (
    <PopoverTrigger content={content}>
      {(triggerProps) => (
        <IconButton
          icon={IconFilter}
          size="lg"
          data-active={filter.model !== '' || undefined}
          label={t('grid.filters.more')}
          {...triggerProps}
        />
      )}
    </PopoverTrigger>
  )
}

/** What a search over loaded channels looks at: number and name, then whatever else is text. */
function channelSearched(channel: Channel) {
  const { id, name, type, group, models, base_url, other, model_mapping, system_prompt } = channel
  return {
    id,
    texts: [name],
    more: [channelTypeName(type), ...group, ...models, base_url, other, model_mapping, system_prompt],
  }
}

const CopySettingsDialog = lazyPart(async () => (await import('./copy-settings-dialog')).CopySettingsDialog)

function SelectedChannels({ rows }: { rows: readonly Channel[] }) {
  const t = useT()
  const cache = useQueryClient()
  const noteOf = async (action: SelectionAction, channels: readonly Channel[]) => {
    if (action === 'delete') return t('channel.delete.keys')
    if (action !== 'disable') return undefined
    return import('./lost-models').then(
      ({ lossWarning }) => lossWarning(cache, channels),
      () => t('problem.chunk'),
    )
  }
  /** The selected channels as they were when the dialog was opened. */
  const [copied, setCopied] = useState<readonly Channel[]>()
  const channelIds = useMemo(() => rows.map(({ id }) => id), [rows])
  return (
    <>
      <LinkButton to="/channel/tests" search={{ scope: 'ids' }} state={{ channelIds }} preload={false}>
        {t('log.type.test')}
      </LinkButton>
      <Button onClick={() => editChannels(rows)}>{t('job.edit')}</Button>
      <Button onClick={() => setCopied(rows)}>{t('channel.copy')}</Button>
      <SelectionActions rows={rows} noun="channel" statuses={CHANNEL_STATUS} noteOf={noteOf} isFinal />
      {copied && <CopySettingsDialog channels={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}
