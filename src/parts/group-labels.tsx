import { tooltipText } from '#/format/truncate'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { useT } from '#/ui/language/use-t'
import classes from './group-labels.module.css'

/** Groups whose name promises more are easy to pick out. */
const TONES = new Map([
  ['vip', 'warm'],
  ['pro', 'warm'],
  ['svip', 'hot'],
  ['premium', 'hot'],
])

/** Names of groups as labels, sorted; none means the default one, which is then marked as assumed. */
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
