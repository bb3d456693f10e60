import type { ReactNode } from 'react'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useT } from '#/ui/language/use-t'
import type { BulkEntry } from './bulk-entry'
import { BulkEntryNames } from './bulk-outcome'
import { MIN_INTERVAL_MS } from './bulk-loop'

/** Names listed before the rest is only counted. */
const MAX_NAMED = 5
const MINUTE_S = 60

interface Props {
  question: string
  hint?: ReactNode
  confirmLabel: string
  tone?: 'danger' | 'plain'
  entries: readonly BulkEntry[]
  requests?: number
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation before a run: the first records by name and id, the count, and the duration if over a minute. */
export function BulkQuestion({ question, entries, hint, requests = 1, ...dialog }: Props) {
  const t = useT()
  const seconds = (entries.length * requests * MIN_INTERVAL_MS) / 1000
  const more = entries.length - MAX_NAMED
  return (
    <ConfirmDialog
      title={question}
      hint={
        <>
          <BulkEntryNames entries={entries.slice(0, MAX_NAMED)} />
          {more > 0 && <p>{t('bulk.more', { n: more })}</p>}
          {seconds >= MINUTE_S && <p>{t('bulk.duration', { minutes: Math.ceil(seconds / MINUTE_S) })}</p>}
          {hint}
        </>
      }
      {...dialog}
    />
  )
}
