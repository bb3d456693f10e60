import { useT } from '#/ui/language/use-t'
import { groupByState, type BulkEntry } from './bulk-entry'
import classes from './bulk.module.css'

/** Summary of a run: counts, and the names of all entries that are not certainly done. */
export function BulkOutcome({ entries }: { entries: readonly BulkEntry[] }) {
  const t = useT()
  const { done, failed, unknown, notSent } = groupByState(entries)
  const groups = [
    { title: t('bulk.failed', { n: failed.length }), members: failed },
    { title: t('bulk.unknown', { n: unknown.length }), members: unknown },
    { title: t('bulk.notSent', { n: notSent.length }), members: notSent },
  ].filter(({ members }) => members.length > 0)
  return (
    <>
      <p role="status" className={classes.line}>
        {[
          t('bulk.done', { n: done.length, total: entries.length }),
          ...groups.map(({ title }) => title),
        ].join(' · ')}
      </p>
      {groups.map(({ title, members }) => (
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <section key={title} aria-label={title} tabIndex={0} className={classes.group}>
          <strong>{title}</strong>
          <BulkEntryNames entries={members} />
        </section>
      ))}
    </>
  )
}

/** Lists records by name and id: names can be made to look alike, ids cannot (T-24). */
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
