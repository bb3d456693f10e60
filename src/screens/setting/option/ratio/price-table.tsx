import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import { modelQueries } from '#/resources/model/model'
import { OPTION_KEYS } from '#/resources/option/option'
import { parseRatio, rawToInput, ratioMapOf } from '#/resources/option/ratio-map'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-state'
import { PriceRow, RatioTableHead } from './ratio-row'
import type { Ratios } from './use-ratios'
import type { RefusedRatio } from './use-refused-ratio'
import classes from './ratio.module.css'

/** Filters of the price table. */
const RATIO_FILTERS = ['all', 'missing', 'changed'] as const
type RatioFilter = (typeof RATIO_FILTERS)[number]

const RATIO_FILTER_LABELS: Record<RatioFilter, StaticKey> = {
  all: 'option.ratio.show.all',
  missing: 'option.ratio.show.missing',
  changed: 'option.ratio.show.changed',
}

const COLUMNS: readonly StaticKey[] = [
  'option.ratio.model',
  'option.ratio.ratio',
  'option.ratio.price',
  'option.ratio.completion',
  'option.ratio.completionPrice',
]

type Map = ReadonlyMap<string, string>
const EMPTY_MAP: Map = new Map()
const { compare } = new Intl.Collator('en', { numeric: true })

interface Priced {
  model: Map | undefined
  completion: Map | undefined
}

/** Whether a ratio of the model differs from the server's. */
function isChangedModel(name: string, current: Priced, server: Priced): boolean {
  return (
    current.model?.get(name) !== server.model?.get(name) ||
    current.completion?.get(name) !== server.completion?.get(name)
  )
}

/**
 * Sorted, distinct names of all models that have a ratio, had one on the server, or are served by a channel.
 */
function listModelNames(current: Priced, server: Priced, servedModels: readonly string[]): string[] {
  const names = new Set(servedModels)
  for (const map of [current.model, current.completion, server.model, server.completion]) {
    for (const name of (map ?? EMPTY_MAP).keys()) names.add(name)
  }
  return [...names].toSorted(compare)
}

/** Names that pass the filter. */
function filterModelNames(
  names: readonly string[],
  filter: RatioFilter,
  current: Priced,
  server: Priced,
): string[] {
  if (filter === 'all') return [...names]
  return names.filter((name) =>
    filter === 'missing' ? current.model?.get(name) === undefined : isChangedModel(name, current, server),
  )
}

/** Rows rendered initially; each has four inputs. */
const STEP = 25
const DEFAULT_GROUP = 'default'
const NO_GROUP: readonly string[] = []

interface Props {
  model: Ratios
  completion: Ratios
  groups: Ratios
  /** Entry because of which a save was refused: its row is shown whatever the filters say. */
  refused: RefusedRatio | undefined
  /** Search of the page, which filters the models if it finds any. */
  query?: string
}

/** Table of models with their ratios and prices. */
export function PriceTable({ model, completion, groups, refused, query: pageQuery = '' }: Props) {
  const t = useT()
  const { form, server: stored } = useSettingsForm()
  const served = useQuery(modelQueries.all()).data ?? NO_GROUP
  const perDollar = Number(useFieldValue(form, OPTION_KEYS.quotaPerDollar))
  const [group, setGroup] = useState(DEFAULT_GROUP)
  const [find, setFind] = useState('')
  const [seenQuery, setSeenQuery] = useState('')
  const [limit, setLimit] = useState(STEP)
  // Snapshot of the filtered names: a row must not disappear while its ratio is being edited.
  const [snapshot, setSnapshot] = useState<{ filter: RatioFilter; names: readonly string[] }>()

  const server = useMemo(
    () => ({
      model: ratioMapOf(String(stored[OPTION_KEYS.modelRatio])),
      completion: ratioMapOf(String(stored[OPTION_KEYS.completionRatio])),
    }),
    [stored],
  )
  const now = { model: model.byName, completion: completion.byName }
  const all = useMemo(
    () => listModelNames({ model: model.byName, completion: completion.byName }, server, served),
    [model.byName, completion.byName, server, served],
  )
  if (seenQuery !== pageQuery) {
    setSeenQuery(pageQuery)
    const isModel = all.some((name) => name.toLowerCase().includes(pageQuery.toLowerCase()))
    setFind(isModel ? pageQuery : '')
  }
  const query = useDeferredValue(find.trim().toLowerCase())
  const names = (snapshot?.names ?? all).filter((name) => name.toLowerCase().includes(query))
  const [modelKey, completionKey]: [string, string] = [OPTION_KEYS.modelRatio, OPTION_KEYS.completionRatio]
  const shown = names.slice(0, limit)
  const isRefusedHere = refused !== undefined && [modelKey, completionKey].includes(refused.key)
  if (isRefusedHere && !shown.includes(refused.name) && all.includes(refused.name))
    shown.unshift(refused.name)
  const missing = all.filter((name) => model.byName?.get(name) === undefined).length
  const groupRaw = groups.byName?.get(group)
  const factor = (groupRaw === undefined ? undefined : parseRatio(groupRaw)) ?? 1
  const isPriced = perDollar > 0 && Number.isFinite(perDollar)

  const show = (value: string) => {
    const filter = RATIO_FILTERS.find((each) => each === value) ?? 'all'
    setSnapshot(filter === 'all' ? undefined : { filter, names: filterModelNames(all, filter, now, server) })
    setLimit(STEP)
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {isPriced ? t('option.ratio.unit', { perDollar }) : t('option.ratio.unitUnknown')}
        {missing > 0 && ` ${t('option.ratio.noRatio.hint', { n: missing })}`}
      </Text>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={t('option.ratio.find')}
          placeholder={t('option.ratio.find')}
          value={find}
          onChange={({ currentTarget }) => {
            setFind(currentTarget.value)
            setLimit(STEP)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <NativeSelect
          label={t('option.ratio.show')}
          value={snapshot?.filter ?? 'all'}
          onChange={({ currentTarget }) => show(currentTarget.value)}
          data={RATIO_FILTERS.map((value) => ({ value, label: t(RATIO_FILTER_LABELS[value]) }))}
        />
        <NativeSelect
          label={t('option.ratio.forGroup')}
          value={group}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
          data={[...(groups.byName ?? [[DEFAULT_GROUP, '1']])].map(([name, raw]) => ({
            value: name,
            label: t('option.ratio.groupChoice', { group: name, ratio: rawToInput(raw) }),
          }))}
        />
      </div>
      <table className={classes.table} aria-label={t('option.ratio.prices')}>
        <RatioTableHead columns={COLUMNS} />
        <tbody>
          {shown.map((name) => (
            <PriceRow
              key={name}
              name={name}
              modelId={form.idOf(modelKey)}
              completionId={form.idOf(completionKey)}
              problem={isRefusedHere && refused.name === name ? form.errors[refused.key] : undefined}
              model={model.byName?.get(name)}
              completion={completion.byName?.get(name)}
              isChanged={isChangedModel(name, now, server)}
              perDollar={perDollar}
              group={factor}
              setModel={model.set}
              setCompletion={completion.set}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.tools}>
        <Text component="output" size="sm" c="dimmed">
          {names.length === 0
            ? t('option.ratio.nothing')
            : t('option.ratio.count', { shown: Math.min(limit, names.length), n: names.length })}
        </Text>
        {names.length > limit && (
          <Button size="xs" onClick={() => setLimit(limit + 5 * STEP)}>
            {t('option.ratio.more')}
          </Button>
        )}
      </div>
    </>
  )
}
