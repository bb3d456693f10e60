import { memo } from 'react'
import { parseRatio } from '#/resources/option/ratio-map'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { PriceCell, RatioCell } from './ratio-cell'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

interface Props {
  name: string
  model: string | undefined
  completion: string | undefined
  isChanged: boolean
  perDollar: number
  /** Ratio of the selected group. */
  group: number
  setModel: Ratios['set']
  setCompletion: Ratios['set']
}

/** Row of one model: ratios and prices, each editable and updating the other. */
export const PriceRow = memo(function PriceRow(props: Props) {
  const { name, model, completion, isChanged, perDollar, group, setModel, setCompletion } = props
  const t = useT()
  const ratio = model === undefined ? undefined : parseRatio(model)
  const remove = () => {
    setModel(name, undefined)
    setCompletion(name, undefined)
  }
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" className={classes.name}>
        <bdi>{name}</bdi>
        {model === undefined && <span className={classes.flag}>{t('option.ratio.noRatio')}</span>}
        {ratio === 0 && <span className={classes.flag}>{t('option.ratio.freeMark')}</span>}
      </th>
      <td data-head={t('option.ratio.ratio')}>
        <RatioCell
          label={t('option.ratio.ofModel', { name })}
          raw={model}
          onRaw={(raw) => setModel(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.price')}>
        <PriceCell
          label={t('option.ratio.priceOfModel', { name })}
          raw={model}
          perDollar={perDollar}
          factor={group}
          onRaw={(raw) => setModel(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.completion')}>
        <RatioCell
          label={t('option.ratio.completionOfModel', { name })}
          raw={completion}
          placeholder={t('option.ratio.builtIn')}
          onRaw={(raw) => setCompletion(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.completionPrice')}>
        <PriceCell
          label={t('option.ratio.completionPriceOfModel', { name })}
          raw={completion}
          perDollar={perDollar}
          factor={ratio === undefined ? undefined : ratio * group}
          onRaw={(raw) => setCompletion(name, raw)}
        />
      </td>
      <td className={classes.act}>
        {(model !== undefined || completion !== undefined) && (
          <IconButton icon="trash" color="gray" label={t('option.ratio.remove', { name })} onClick={remove} />
        )}
      </td>
    </tr>
  )
})
