import { Button, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { identifierText } from '#/fields/plain-text'
import { modelQueries } from '#/resources/model/model'
import { OPTION_KEYS } from '#/resources/option/option'
import { priceToRatio, ratioToPrice } from '#/resources/option/ratio-input'
import { parseRatio, ratioMapOf, ratioText } from '#/resources/option/ratio-map'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { HeadRow } from '#/ui/table/head-row'
import { Badge } from '#/ui/text/badge'
import { PHONE } from '#/ui/theme/phone'
import table from '#/ui/table/table.module.css'
import { useSettingsForm } from '../settings-form-state'
import { NameCell, NumberCell } from './number-cell'
import type { Ratios } from './use-ratios'

/** Rows rendered initially, on a phone half of them; each has two inputs. */
const STEP = 10
const { compare } = new Intl.Collator('en', { numeric: true })

interface Props {
  model: Ratios
  completion: Ratios
  perDollar: number
  query?: string | undefined
}

/** Prices of the models. It waits for the names of the models in use, which come first: a row never moves under its user. */
export function PriceTable(props: Props) {
  const t = useT()
  const served = useQuery(modelQueries.all())
  if (served.isPending) return <Loading prompt={t('option.ratio.prices')} />
  return <PriceRows {...props} served={served.data ?? []} />
}

/** Names of all models that have a ratio or are in use: first those in use without a price, then the others in use. */
function namesInOrder(served: readonly string[], { model, completion }: Props): string[] {
  const inUse = new Set(served)
  const rank = (name: string) => (inUse.has(name) ? (model.byName?.has(name) ? 1 : 0) : 2)
  return [
    ...new Set([...served, ...(model.byName?.keys() ?? []), ...(completion.byName?.keys() ?? [])]),
  ].toSorted((left, right) => rank(left) - rank(right) || compare(left, right))
}

function PriceRows({ served, ...props }: Props & { served: readonly string[] }) {
  const { model, completion, perDollar, query = '' } = props
  const t = useT()
  const { server } = useSettingsForm()
  const [find, setFind] = useState(query)
  const [limit, setLimit] = useState(() => (window.matchMedia(PHONE).matches ? STEP / 2 : STEP))
  // The order is that of the first rendering; what is added later comes first, and stays while it is emptied and typed anew.
  const [all, setAll] = useState(() => namesInOrder(served, props))
  const known = new Set(all)
  const added = [...(model.byName?.keys() ?? [])].filter((name) => !known.has(name))
  if (added.length > 0) setAll([...added, ...all])
  const found = useDeferredValue(identifierText(find))
  const names = all.filter((name) => name.toLowerCase().includes(found.toLowerCase()))
  // A price can be added to any name that is looked for.
  const offered = found === '' || all.includes(found) ? [] : [found]
  const stored = useMemo(
    () => [OPTION_KEYS.modelRatio, OPTION_KEYS.completionRatio].map((key) => ratioMapOf(String(server[key]))),
    [server],
  )
  const missing = all.filter((name) => !model.byName?.has(name)).length
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('option.ratio.unit', { perDollar })}
        {missing > 0 && ` ${t('option.ratio.noRatio.hint', { n: missing })}`}
      </Text>
      <TextInput
        type="search"
        maw="var(--gc-length-26)"
        aria-label={t('models.filter')}
        placeholder={t('models.filter')}
        value={find}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
      />
      <table className={table.table} aria-label={t('option.ratio.prices')}>
        <HeadRow heads={[t('common.model'), t('option.ratio.price'), t('option.ratio.completionPrice')]} />
        <tbody>
          {[...names.slice(0, limit), ...offered].map((name) => (
            <PriceRow
              key={name}
              name={name}
              model={model}
              completion={completion}
              perDollar={perDollar}
              isOffered={offered.includes(name)}
              isChanged={
                stored[0]?.get(name) !== model.byName?.get(name) ||
                stored[1]?.get(name) !== completion.byName?.get(name)
              }
            />
          ))}
        </tbody>
      </table>
      <Text component="output" size="sm" c="dimmed">
        {t('option.ratio.count', { shown: Math.min(limit, names.length), n: names.length })}{' '}
        {names.length > limit && (
          <Button size="xs" onClick={() => setLimit(limit + 5 * STEP)}>
            {t('option.ratio.more')}
          </Button>
        )}
      </Text>
    </>
  )
}

interface RowProps extends Props {
  name: string
  isChanged: boolean
  /** The name is no model that is known, and gets a price only if one is typed. */
  isOffered: boolean
}

/** Row of one model: its prompt and its completion price. The latter is stored as a multiple of the former. */
function PriceRow({ name, model, completion, perDollar, isChanged, isOffered }: RowProps) {
  const t = useT()
  const ratio = parseRatio(model.byName?.get(name) ?? '')
  const cell = (ratios: Ratios, factor: number | undefined, label: string, placeholder?: string) => {
    const raw = ratios.byName?.get(name) ?? ''
    const isInvalid = raw !== '' && parseRatio(raw) === undefined
    return (
      <NumberCell
        label={label}
        value={isInvalid ? ratioText(raw) : (ratioToPrice(raw, perDollar, factor ?? NaN) ?? '')}
        isInvalid={isInvalid}
        placeholder={placeholder}
        readOnly={!factor}
        onNumber={(price) =>
          ratios.set(
            new Map([
              [name, typeof price === 'number' ? priceToRatio(price, perDollar, factor ?? NaN) : price],
            ]),
          )
        }
      />
    )
  }
  const priced =
    ratio === undefined ? 'noRatio' : ratio === 0 ? 'freeMark' : ratio < 0 ? 'negativeMark' : undefined
  const mark = isOffered ? 'offer' : priced
  return (
    <tr>
      <NameCell
        name={name}
        isChanged={isChanged}
        removeLabel={t('common.removeNamed', { name })}
        onRemove={
          model.byName?.has(name) || completion.byName?.has(name)
            ? () => [model, completion].forEach(({ set }) => set(new Map([[name, undefined]])))
            : undefined
        }
      >
        {mark && <Badge tone="warning">{t(`option.ratio.${mark}`)}</Badge>}
      </NameCell>
      <td>{cell(model, 1, t('option.ratio.priceOfModel', { name }))}</td>
      <td>
        {cell(
          completion,
          ratio,
          t('option.ratio.completionPriceOfModel', { name }),
          completion.byName?.has(name) ? undefined : t('option.ratio.builtIn'),
        )}
      </td>
    </tr>
  )
}
