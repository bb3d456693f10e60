import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { modelQueries } from '#/resources/model/model-queries'
import { ratioEntries, parseRatio, rawToInput } from '#/resources/option/ratio-text'
import { LabelledSelect } from '#/ui/controls/labelled-select'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { useSettingsForm } from '../settings-form-context'
import {
  isChangedModel,
  listModelNames,
  RATIO_FILTERS,
  RATIO_FILTER_LABELS,
  filterModelNames,
  type RatioFilter,
} from './listed-models'
import { PriceRow } from './price-row'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

/** Rows rendered initially; each has four inputs. */
const STEP = 25
const DEFAULT_GROUP = 'default'
const NO_GROUP: readonly string[] = []

interface Props {
  model: Ratios
  completion: Ratios
  groups: Ratios
}

function tableOf(value: unknown): ReadonlyMap<string, string> | undefined {
  const entries = typeof value === 'string' ? ratioEntries(value) : undefined
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
}

/** Table of models with their ratios and prices. */
export function PriceTable({ model, completion, groups }: Props) {
  const t = useT()
  const { form, server: stored } = useSettingsForm()
  const served = useQuery(modelQueries.all()).data ?? NO_GROUP
  const perDollar = Number(useFieldValue(form, 'QuotaPerUnit'))
  const [group, setGroup] = useState(DEFAULT_GROUP)
  const [find, setFind] = useState('')
  const [limit, setLimit] = useState(STEP)
  // Snapshot of the filtered names: a row must not disappear while its ratio is being edited.
  const [snapshot, setSnapshot] = useState<{ filter: RatioFilter; names: readonly string[] }>()

  const server = useMemo(
    () => ({ model: tableOf(stored.ModelRatio), completion: tableOf(stored.CompletionRatio) }),
    [stored],
  )
  const now = { model: model.byName, completion: completion.byName }
  const all = useMemo(
    () => listModelNames({ model: model.byName, completion: completion.byName }, server, served),
    [model.byName, completion.byName, server, served],
  )
  const query = useDeferredValue(find.trim().toLowerCase())
  const names = (snapshot?.names ?? all).filter((name) => name.toLowerCase().includes(query))
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
      <p className={classes.hint}>
        {isPriced ? t('option.ratio.unit', { perDollar }) : t('option.ratio.unitUnknown')}
        {missing > 0 && ` ${t('option.ratio.noRatio.hint', { n: missing })}`}
      </p>
      <div className={classes.tools}>
        <TextInput
          type="search"
          size="sm"
          aria-label={t('option.ratio.find')}
          placeholder={t('option.ratio.find')}
          value={find}
          onChange={({ currentTarget }) => {
            setFind(currentTarget.value)
            setLimit(STEP)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <LabelledSelect
          label={t('option.ratio.show')}
          value={snapshot?.filter ?? 'all'}
          onChange={show}
          choices={RATIO_FILTERS.map((value) => ({ value, label: t(RATIO_FILTER_LABELS[value]) }))}
        />
        <LabelledSelect
          label={t('option.ratio.forGroup')}
          value={group}
          onChange={setGroup}
          choices={[...(groups.byName ?? [[DEFAULT_GROUP, '1']])].map(([name, raw]) => ({
            value: name,
            label: t('option.ratio.groupChoice', { group: name, ratio: rawToInput(raw) }),
          }))}
        />
      </div>
      <table className={classes.table} aria-label={t('option.ratio.prices')}>
        <thead>
          <tr>
            <th scope="col">{t('option.ratio.model')}</th>
            <th scope="col">{t('option.ratio.ratio')}</th>
            <th scope="col">{t('option.ratio.price')}</th>
            <th scope="col">{t('option.ratio.completion')}</th>
            <th scope="col">{t('option.ratio.completionPrice')}</th>
            <th scope="col">
              <VisuallyHidden>{t('option.ratio.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {names.slice(0, limit).map((name) => (
            <PriceRow
              key={name}
              name={name}
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
        <output className={classes.hint}>
          {names.length === 0
            ? t('option.ratio.nothing')
            : t('option.ratio.count', { shown: Math.min(limit, names.length), n: names.length })}
        </output>
        {names.length > limit && (
          <Button type="button" size="xs" variant="default" onClick={() => setLimit(limit + 5 * STEP)}>
            {t('option.ratio.more')}
          </Button>
        )}
      </div>
    </>
  )
}
