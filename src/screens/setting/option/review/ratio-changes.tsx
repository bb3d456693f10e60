import { ratioDifferences, type RatioDifference } from '#/resources/option/ratio-merge'
import { rawToInput } from '#/resources/option/ratio-text'
import { useT } from '#/ui/language/use-t'
import classes from './review.module.css'

/** More than this many names of a kind are counted, not listed. */
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

/** What changes inside a map of ratios: names added, changed and removed. */
export function RatioChanges({ from, to }: { from: string; to: string }) {
  const t = useT()
  const all = ratioDifferences(from, to)
  // The text is judged when it is saved; until then nothing can be said of its names.
  if (!all) return <p className={classes.value}>{t('option.changed')}</p>
  const added = all.filter((one) => one.from === undefined)
  const removed = all.filter((one) => one.to === undefined)
  const altered = all.filter((one) => one.from !== undefined && one.to !== undefined)
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
