import { DEFAULT_GROUP } from '#/resources/group/group'
import classes from './group-labels.module.css'

/** Groups whose name promises more are easy to pick out. */
const TONES = new Map([
  ['vip', 'warm'],
  ['pro', 'warm'],
  ['svip', 'hot'],
  ['premium', 'hot'],
])

/** Names of groups as labels, sorted; none means the default one. */
export function GroupLabels({ groups }: { groups: readonly string[] }) {
  const names = groups.length > 0 ? groups.toSorted() : [DEFAULT_GROUP]
  return (
    <span className={classes.groups}>
      {names.map((name) => (
        <bdi key={name} className={classes.group} data-tone={TONES.get(name)} title={name}>
          {name}
        </bdi>
      ))}
    </span>
  )
}
