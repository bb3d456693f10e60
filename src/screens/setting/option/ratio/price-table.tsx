import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { modelQueries } from '#/resources/model/model-queries'
import { ratioEntries, ratioOf, typedOf } from '#/resources/option/ratio-text'
import { LabelledSelect } from '#/ui/grid/labelled-select'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { useDesk } from '../desk'
import { isChangedModel, modelNames, SHOWN, SHOWN_LABELS, shownNames, type Shown } from './listed-models'
import { PriceRow } from './price-row'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

/** Rows drawn at a time: each has four inputs. */
const STEP = 25
const DEFAULT_GROUP = 'default'
const NOBODY: readonly string[] = []

interface Props {
  model: Ratios
  completion: Ratios
  groups: Ratios
}

function tableOf(answer: unknown): ReadonlyMap<string, string> | undefined {
  const entries = typeof answer === 'string' ? ratioEntries(answer) : undefined
  return entries && new Map(entries.map(({ name, raw }) => [name, raw]))
}

/** Models with their ratios and prices in one table (wish 7, 8). */
export function PriceTable({ model, completion, groups }: Props) {
  const t = useT()
  const { form, server: stored } = useDesk()
  const served = useQuery(modelQueries.all()).data ?? NOBODY
  const perDollar = Number(useAnswer(form, 'QuotaPerUnit'))
  const [group, setGroup] = useState(DEFAULT_GROUP)
  const [find, setFind] = useState('')
  const [most, setMost] = useState(STEP)
  // Taken when it is chosen: a row must not vanish under the hands of whoever gives it a ratio.
  const [listed, setListed] = useState<{ shown: Shown; names: readonly string[] }>()

  const server = useMemo(
    () => ({ model: tableOf(stored.ModelRatio), completion: tableOf(stored.CompletionRatio) }),
    [stored],
  )
  const now = { model: model.byName, completion: completion.byName }
  const all = useMemo(
    () => modelNames({ model: model.byName, completion: completion.byName }, server, served),
    [model.byName, completion.byName, server, served],
  )
  const wanted = useDeferredValue(find.trim().toLowerCase())
  const names = (listed?.names ?? all).filter((name) => name.toLowerCase().includes(wanted))
  const missing = all.filter((name) => model.byName?.get(name) === undefined).length
  const groupRaw = groups.byName?.get(group)
  const factor = (groupRaw === undefined ? undefined : ratioOf(groupRaw)) ?? 1
  const isPriced = perDollar > 0 && Number.isFinite(perDollar)

  const show = (value: string) => {
    const shown = SHOWN.find((each) => each === value) ?? 'all'
    setListed(shown === 'all' ? undefined : { shown, names: shownNames(all, shown, now, server) })
    setMost(STEP)
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
            setMost(STEP)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <LabelledSelect
          label={t('option.ratio.show')}
          value={listed?.shown ?? 'all'}
          onChange={show}
          choices={SHOWN.map((value) => ({ value, label: t(SHOWN_LABELS[value]) }))}
        />
        <LabelledSelect
          label={t('option.ratio.forGroup')}
          value={group}
          onChange={setGroup}
          choices={[...(groups.byName ?? [[DEFAULT_GROUP, '1']])].map(([name, raw]) => ({
            value: name,
            label: t('option.ratio.groupChoice', { group: name, ratio: typedOf(raw) }),
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
          {names.slice(0, most).map((name) => (
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
            : t('option.ratio.count', { shown: Math.min(most, names.length), n: names.length })}
        </output>
        {names.length > most && (
          <Button type="button" size="xs" variant="default" onClick={() => setMost(most + 5 * STEP)}>
            {t('option.ratio.more')}
          </Button>
        )}
      </div>
    </>
  )
}
