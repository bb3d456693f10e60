import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import { RatioCell } from './ratio-cell'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

/** Table of group ratios, which multiply the prices of all models. */
export function GroupTable({ groups }: { groups: Ratios }) {
  const t = useT()
  return (
    <table className={classes.table} data-narrow="true" aria-label={t('option.ratio.groups')}>
      <thead>
        <tr>
          <th scope="col">{t('option.ratio.group')}</th>
          <th scope="col">{t('option.ratio.ratio')}</th>
          <th scope="col">
            <VisuallyHidden>{t('option.ratio.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...(groups.byName ?? [])].map(([name, raw]) => (
          <tr key={name}>
            <th scope="row" className={classes.name}>
              <bdi>{name}</bdi>
            </th>
            <td data-head={t('option.ratio.ratio')}>
              <RatioCell
                label={t('option.ratio.ofGroup', { name })}
                raw={raw}
                onRaw={(newRaw) => groups.set(name, newRaw)}
              />
            </td>
            <td className={classes.act}>
              <IconButton
                icon="trash"
                color="gray"
                label={t('option.ratio.removeGroup', { name })}
                onClick={() => groups.set(name, undefined)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
