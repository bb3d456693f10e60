import { ratioDifferences, type RatioDifference } from '#/resources/option/ratio-merge'
import { rawToInput } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './review.module.css'

/** Maximum number of names to list per kind of change; more are only counted. */
const MAX_LISTED = 30

function valueOf({ from, to }: RatioDifference): string {
  if (from === undefined) return rawToInput(to ?? '')
  return to === undefined ? rawToInput(from) : `${rawToInput(from)} → ${rawToInput(to)}`
}

function Changes({ title, changes }: { title: string; changes: readonly RatioDifference[] }) {
  const t = useT()
  if (changes.length === 0) return null
  return (
    <section aria-label={title}>
      <h4 className={classes.kind}>{title}</h4>
      <ul className={classes.names}>
        {changes.slice(0, MAX_LISTED).map((change) => (
          <li key={change.name}>
            <bdi>{change.name}</bdi>: {valueOf(change)}
          </li>
        ))}
        {changes.length > MAX_LISTED && (
          <li>{t('option.review.more', { n: changes.length - MAX_LISTED })}</li>
        )}
      </ul>
    </section>
  )
}

/** Names added, changed and removed in a ratio map. */
export function RatioChanges({ from, to }: { from: string; to: string }) {
  const t = useT()
  const all = ratioDifferences(from, to)
  // Invalid text cannot be compared by name; it is validated on save.
  if (!all) return <p className={classes.value}>{t('option.changed')}</p>
  const added = all.filter(({ from: before }) => before === undefined)
  const removed = all.filter(({ to: after }) => after === undefined)
  const altered = all.filter(({ from: before, to: after }) => before !== undefined && after !== undefined)
  const titled = (key: 'added' | 'altered' | 'removed', changes: readonly RatioDifference[]) => (
    <Changes title={t(`option.review.${key}`, { n: changes.length })} changes={changes} />
  )
  return (
    <>
      {titled('added', added)}
      {titled('altered', altered)}
      {titled('removed', removed)}
    </>
  )
}
