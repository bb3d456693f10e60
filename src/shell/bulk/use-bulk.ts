import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '#/i18n/i18n'
import { currentAccount } from '#/session/session'
import { useAccount } from '#/session/use-account'
import { notify } from '#/ui/notifications/notify'
import { isRetryable, groupByState, type BulkEnd, type BulkEntry } from './bulk-entry'
import { runSequentially } from './bulk-loop'
import { bulkStorage, type BulkRecord } from './bulk-storage'
import { createSilentMutate, type SilentMutate } from './silent-mutate'

/** A bulk operation over the selected rows, with its texts in the language active when it is opened. */
interface BulkPlan<Row extends { id: number }> {
  /** Title of the confirmation, with the count: "Delete 12 codes?". */
  question: string
  /** Text below the names, such as that the change cannot be undone. */
  hint?: ReactNode
  /** Label of the button that starts the run: "Delete". */
  confirmLabel: string
  /** `plain` where nothing is destroyed; otherwise the button is red. */
  tone?: 'danger' | 'plain'
  /** Title of progress and report: "Deleting redemption codes". */
  title: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /**
   * Processes one row with one or more mutations of its resource. Resolves when the row is done (also when a read
   * verified that a lost write took effect), rejects with `HttpFailure` otherwise.
   */
  step: (row: Row, mutate: SilentMutate) => Promise<unknown>
  /** Requests per step, for the rate limit; default 1 (a read before the write: 2). */
  requests?: number
}

/** State of a run, as the dialog shows it. */
export interface BulkRun {
  phase: 'asking' | 'running' | 'over'
  entries: readonly BulkEntry[]
  /** Length of the current pause in seconds. */
  pause?: number
  isStopping?: boolean
  end?: BulkEnd
}

/** State and actions that the components of a bulk run share. */
export interface Bulk<Row extends { id: number }> {
  plan: BulkPlan<Row> | undefined
  run: BulkRun | undefined
  /** A previous run that a reload or navigation interrupted. */
  interruptedRun: BulkRecord | undefined
  /** Opens the confirmation; nothing is sent yet. */
  confirm: (plan: BulkPlan<Row>) => void
  start: () => void
  /** Stops after the request in flight. */
  stop: () => void
  /** Runs again over the entries that failed or were never sent. */
  retry: () => void
  /** Closes the confirmation or the report. */
  close: () => void
  dismissInterrupted: () => void
}

/**
 * Runs one change over many records: sequentially, at most two requests a second, with confirmation, progress and
 * report, and a record in session storage that survives a reload (CD-24, CD-27).
 *
 * Call it once in a list screen, outside any element that unmounts with the selection; `storageKey` names the list:
 *
 *     const bulk = useBulk<Channel>('channel')
 *     const disable = () =>
 *       bulk.confirm({
 *         question: t('channel.bulk.disable', { n: grid.selected.length }),
 *         confirmLabel: t('channel.bulk.disable.yes'),
 *         title: t('channel.bulk.disabling'),
 *         rows: grid.selected,
 *         nameOf: channelName,
 *         step: (channel, mutate) => mutate(channelMutations.toggle(channel), CHANNEL_STATUS.disabled),
 *       })
 *     …
 *     <BulkNotice bulk={bulk} />
 *     <GridPanel grid={grid} selectionActions={<Button onClick={disable}>…</Button>} … />
 *     <BulkDialog bulk={bulk} />
 *
 * Mutations are used as the resource declares them: `patchRows` applies after each, `invalidates` once at the end; the
 * report replaces their `successMessage` and error toasts. Leaving the screen stops the run.
 */
export function useBulk<Row extends { id: number }>(storageKey: string): Bulk<Row> {
  const cache = useQueryClient()
  const owner = useAccount()?.id ?? 0
  const storage = bulkStorage(storageKey, owner)
  const [plan, setPlan] = useState<BulkPlan<Row>>()
  const [run, setRun] = useState<BulkRun>()
  const [interrupted, setInterrupted] = useState(() => ({ owner, record: storage.read() }))
  const dismissInterrupted = () => setInterrupted({ owner, record: undefined })
  const abortController = useRef<AbortController>(undefined)
  useEffect(() => () => abortController.current?.abort(), [])

  async function runPlan({ title, rows, step, requests = 1 }: BulkPlan<Row>, initial: readonly BulkEntry[]) {
    const controller = new AbortController()
    abortController.current = controller
    let entries = [...initial]
    const save = () => storage.write({ title, entries })
    const update = (patch: Partial<BulkRun>) => setRun((before) => before && { ...before, ...patch })
    const { mutate, invalidate } = createSilentMutate(cache)

    save()
    dismissInterrupted()
    setRun({ phase: 'running', entries })
    const end = await runSequentially({
      indices: entries.flatMap((entry, index) => (isRetryable(entry) ? [index] : [])),
      step: async (index) => {
        const row = rows[index]
        if (row) await step(row, mutate)
      },
      requests,
      signal: controller.signal,
      blockedBy: () => {
        if (currentAccount()?.id !== owner) return 'signedOut'
        return navigator.onLine ? undefined : 'offline'
      },
      onEntry: (index, change) => {
        entries = entries.map((entry, position) =>
          position === index ? { id: entry.id, name: entry.name, ...change } : entry,
        )
        save()
        update({ entries })
      },
      onPause: (seconds) => update({ pause: seconds }),
    })
    invalidate()
    const { done } = groupByState(entries)
    if (done.length < entries.length) return update({ phase: 'over', end, isStopping: false })
    storage.remove()
    setRun(undefined)
    return notify('success', t('bulk.allDone', { n: done.length }))
  }

  return {
    plan,
    run,
    // Another account may have signed in since the record was read.
    interruptedRun: interrupted.owner === owner ? interrupted.record : undefined,
    confirm: (nextPlan) => {
      setPlan(nextPlan)
      const entries = nextPlan.rows.map((row): BulkEntry => {
        return { id: row.id, name: nextPlan.nameOf(row), state: 'waiting' }
      })
      setRun({ phase: 'asking', entries })
    },
    start: () => void (plan && run?.phase === 'asking' && runPlan(plan, run.entries)),
    stop: () => {
      abortController.current?.abort()
      setRun((before) => before && { ...before, isStopping: true })
    },
    retry: () => void (plan && run?.phase === 'over' && runPlan(plan, run.entries)),
    close: () => {
      if (run?.phase === 'over') storage.remove()
      setRun(undefined)
    },
    dismissInterrupted: () => {
      storage.remove()
      dismissInterrupted()
    },
  }
}
