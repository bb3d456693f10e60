import type { BulkEntry } from './bulk-entry'
import classes from './bulk.module.css'

/** Records by name and id: names can be made to look alike, ids cannot (T-24). */
export function BulkEntryNames({ entries }: { entries: readonly BulkEntry[] }) {
  return (
    <ul className={classes.names}>
      {entries.map(({ id, name, reason }) => (
        <li key={id}>
          <bdi>{name}</bdi> <span className={classes.id}>#{id}</span>
          {reason && <span className={classes.reason}> – {reason}</span>}
        </li>
      ))}
    </ul>
  )
}
