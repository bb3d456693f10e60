import { tooltipText } from '#/format/truncate'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { useT } from '#/ui/language/use-t'
import classes from './group-labels.module.css'

/** Highlight colours of well-known group names. */
const TONES = new Map([
  ['vip', 'warm'],
  ['pro', 'warm'],
  ['svip', 'hot'],
  ['premium', 'hot'],
])

/** Group names as sorted labels; without any, the default group marked as assumed. */
export function GroupLabels({ groups }: { groups: readonly string[] }) {
  const t = useT()
  if (groups.length === 0) {
    return (
      <span className={classes.groups} title={t('grid.groupAssumed.hint')}>
        <bdi className={classes.group} data-assumed>
          {DEFAULT_GROUP}
        </bdi>
        <span className={classes.assumed}>{t('grid.groupAssumed')}</span>
      </span>
    )
  }
  return (
    <span className={classes.groups}>
      {groups.toSorted().map((name) => (
        <bdi key={name} className={classes.group} data-tone={TONES.get(name)} title={tooltipText(name)}>
          {name}
        </bdi>
      ))}
    </span>
  )
}
