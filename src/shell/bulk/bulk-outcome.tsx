import { useT } from '#/ui/language/use-t'
import { groupByState, type BulkEntry } from './bulk-entry'
import { BulkEntryNames } from './bulk-names'
import classes from './bulk.module.css'

/** The counts of a run, and by name whatever was not done for certain. */
export function BulkOutcome({ entries }: { entries: readonly BulkEntry[] }) {
  const t = useT()
  const { done, failed, unknown, notSent } = groupByState(entries)
  const groups = [
    { title: t('bulk.failed', { n: failed.length }), of: failed },
    { title: t('bulk.unknown', { n: unknown.length }), of: unknown },
    { title: t('bulk.notSent', { n: notSent.length }), of: notSent },
  ].filter(({ of }) => of.length > 0)
  return (
    <>
      <p role="status" className={classes.line}>
        {[
          t('bulk.done', { n: done.length, total: entries.length }),
          ...groups.map(({ title }) => title),
        ].join(' · ')}
      </p>
      {groups.map(({ title, of }) => (
        // It scrolls when it is long: then it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <section key={title} aria-label={title} tabIndex={0} className={classes.group}>
          <strong>{title}</strong>
          <BulkEntryNames entries={of} />
        </section>
      ))}
    </>
  )
}
