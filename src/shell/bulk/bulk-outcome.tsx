import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { groupByState, type BulkEntry } from './bulk-entry'
import classes from './bulk.module.css'

interface OutcomeProps {
  entries: readonly BulkEntry[]
  /** Label of the entries for which nothing was sent. */
  notSentLabel?: 'bulk.notSent' | 'bulk.server.pending'
}

/** Summary of a run: counts, and the names of all entries that are not certainly done. */
export function BulkOutcome({ entries, notSentLabel = 'bulk.notSent' }: OutcomeProps) {
  const t = useT()
  const { done, failed, skipped, unknown, notSent } = groupByState(entries)
  const groups = [
    { title: t('bulk.failed', { n: formatCount(failed.length) }), members: failed },
    { title: t('bulk.skipped', { n: formatCount(skipped.length) }), members: skipped },
    { title: t('bulk.unknown', { n: formatCount(unknown.length) }), members: unknown },
    { title: t(notSentLabel, { n: notSent.length }), members: notSent },
  ].filter(({ members }) => members.length > 0)
  return (
    <>
      <p role="status" className={classes.line}>
        {[
          t('bulk.done', { n: formatCount(done.length), total: formatCount(entries.length) }),
          ...groups.map(({ title }) => title),
        ].join(' · ')}
      </p>
      {groups.map(({ title, members }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        <section key={title} aria-label={title} tabIndex={0} className={classes.group}>
          <strong>{title}</strong>
          <BulkEntryNames entries={members} />
        </section>
      ))}
    </>
  )
}

interface NamesProps {
  entries: ReadonlyArray<Pick<BulkEntry, 'id' | 'name' | 'reason'>>
}

/** Lists records by name and id: names can be made to look alike, ids cannot (T-24). */
export function BulkEntryNames({ entries }: NamesProps) {
  return (
    <ul className={classes.names}>
      {entries.map(({ id, name, reason }) => (
        <li key={`${id} ${name}`}>
          <bdi>{name}</bdi> <span className={classes.id}>#{id}</span>
          {reason && <span className={classes.reason}> – {reason}</span>}
        </li>
      ))}
    </ul>
  )
}
