import type { ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import type { StaticKey } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import type { JobKindName } from './job'
import { kindOf } from './job-kinds'
import { REQUEST_INTERVAL_MS } from './job-queue'
import classes from './jobs.module.css'

/** Rows rendered; the others are counted. */
const MAX_ROWS = 100

interface Props<Item> {
  headings: readonly StaticKey[]
  items: readonly Item[]
  /** Renders a row, with its key. */
  renderRow: (item: Item) => ReactNode
}

/** The scrollable table of a preview: its first rows, and how many there are beyond. */
export function PreviewTable<Item>({ headings, items, renderRow }: Props<Item>) {
  const t = useT()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div role="region" aria-label={t('job.edit.preview')} tabIndex={0} className={classes.preview}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{items.slice(0, MAX_ROWS).map((item) => renderRow(item))}</tbody>
      </table>
      {items.length > MAX_ROWS && <p>{t('job.more', { n: formatCount(items.length - MAX_ROWS) })}</p>}
    </div>
  )
}

/** The heading of a row: the name of a record and its id. */
export function PreviewName({ id, name }: { id: number; name: string }) {
  return (
    <th scope="row">
      <ClippedText text={name} isWrapping /> <span className={classes.id}>#{id}</span>
    </th>
  )
}

/** A value before or after; says so if it is blank. */
export function PreviewValue({ text }: { text: string }) {
  const t = useT()
  if (text === '') return <span className={classes.id}>{t('job.edit.blank')}</span>
  return (
    <span className={classes.value} title={tooltipText(text)}>
      {text}
    </span>
  )
}

const MINUTE_S = 60

/** How long a job over `n` records takes at least; nothing below a minute. */
export function JobDuration({ kind, n }: { kind: JobKindName; n: number }) {
  const t = useT()
  const seconds = (n * (kindOf({ kind }).requests ?? 1) * REQUEST_INTERVAL_MS) / 1000
  if (seconds < MINUTE_S) return null
  return <p>{t('job.duration', { minutes: Math.ceil(seconds / MINUTE_S) })}</p>
}
