import { groupsOf, type User } from '#/resources/user/user'
import classes from './user-cells.module.css'

/** The groups of an account as labels. */
export function UserGroups({ user }: { user: User }) {
  return (
    <span className={classes.labels}>
      {groupsOf(user).map((group) => (
        <bdi key={group} className={classes.label}>
          {group}
        </bdi>
      ))}
    </span>
  )
}
