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

/** What is to be done with the chosen rows, in the language spoken when it is asked for. */
interface BulkPlan<Row extends { id: number }> {
  /** The question, with the count: "Delete 12 codes?". */
  question: string
  /** What it says beyond the names, such as that it cannot be undone. */
  hint?: ReactNode
  /** The button that starts it: "Delete". */
  confirmLabel: string
  /** `plain` where nothing is destroyed; the button is red otherwise. */
  tone?: 'danger' | 'plain'
  /** What is being done, for progress and report: "Deleting redemption codes". */
  title: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /**
   * The work for one row, by one or more mutations of its resource. It resolves when the row is done (also when
   * a second look says so) and rejects with `HttpFailure` otherwise.
   */
  step: (row: Row, mutate: SilentMutate) => Promise<unknown>
  /** How many requests a step makes, for the pace; 1 unless said otherwise (a read before the write: 2). */
  requests?: number
}

/** A run as the dialog shows it. */
export interface BulkRun {
  phase: 'asking' | 'running' | 'over'
  entries: readonly BulkEntry[]
  /** Seconds that the server wants to be left alone. */
  pause?: number
  isStopping?: boolean
  end?: BulkEnd
}

/** What the pieces of a run share. */
export interface Bulk<Row extends { id: number }> {
  plan: BulkPlan<Row> | undefined
  run: BulkRun | undefined
  /** What a reload, or leaving, cut short. */
  interruptedRun: BulkRecord | undefined
  /** Opens the question; nothing is sent yet. */
  confirm: (plan: BulkPlan<Row>) => void
  start: () => void
  /** Sends no more; what is on its way is waited for. */
  stop: () => void
  /** Works on what failed or was never sent, and on nothing else. */
  retry: () => void
  /** Takes question or report away. */
  close: () => void
  dismissInterrupted: () => void
}

/**
 * Runs one change over many records: one after the other, at most two requests in a second, with a question
 * before, progress, a report after, and a trace in session storage that outlives a reload (CD-24, CD-27).
 *
 * Used once in a list screen, outside whatever disappears with the selection; `topic` names the list:
 *
 *     const bulk = useBulk<Channel>('channel')
 *     const disable = () =>
 *       bulk.ask({
 *         question: t('channel.bulk.disable', { n: grid.selected.length }),
 *         confirmLabel: t('channel.bulk.disable.yes'),
 *         title: t('channel.bulk.disabling'),
 *         rows: grid.selected,
 *         nameOf: channelName,
 *         step: (channel, send) => send(channelMutations.toggle(channel), CHANNEL_STATUS.disabled),
 *       })
 *     …
 *     <BulkNotice bulk={bulk} />
 *     <GridPanel grid={grid} selectionActions={<Button onClick={disable}>…</Button>} … />
 *     <BulkDialog bulk={bulk} />
 *
 * Mutations stay as the resource describes them: their `rows` are changed as each is done, their `drops` once
 * at the end, their `dateHeader` and failures are told by the report. Leaving the screen stops the run.
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

  async function runPlan({ title, rows, step, requests = 1 }: BulkPlan<Row>, from: readonly BulkEntry[]) {
    const controller = new AbortController()
    abortController.current = controller
    let entries = [...from]
    const save = () => storage.write({ title, entries })
    const change = (part: Partial<BulkRun>) => setRun((before) => before && { ...before, ...part })
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
      onEntry: (index, now) => {
        entries = entries.map((entry, at) =>
          at === index ? { id: entry.id, name: entry.name, ...now } : entry,
        )
        save()
        change({ entries })
      },
      onPause: (seconds) => change({ pause: seconds }),
    })
    invalidate()
    const { done } = groupByState(entries)
    if (done.length < entries.length) return change({ phase: 'over', end, isStopping: false })
    storage.remove()
    setRun(undefined)
    return notify('success', t('bulk.allDone', { n: done.length }))
  }

  return {
    plan,
    run,
    // Another person may have signed in meanwhile.
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
