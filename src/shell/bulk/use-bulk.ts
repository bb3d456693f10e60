import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '#/i18n/i18n'
import { currentAccount } from '#/session/session'
import { useAccount } from '#/session/use-account'
import { tell } from '#/ui/feedback/tell'
import { mayTryAgain, sorted, type BulkEnd, type BulkEntry } from './bulk-entry'
import { runInTurn } from './bulk-loop'
import { bulkDrawer, type BulkRecord } from './bulk-record'
import { quietSend, type Send } from './quiet-send'

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
  step: (row: Row, send: Send) => Promise<unknown>
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
  left: BulkRecord | undefined
  /** Opens the question; nothing is sent yet. */
  ask: (plan: BulkPlan<Row>) => void
  start: () => void
  /** Sends no more; what is on its way is waited for. */
  stop: () => void
  /** Works on what failed or was never sent, and on nothing else. */
  tryAgain: () => void
  /** Takes question or report away. */
  close: () => void
  forgetLeft: () => void
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
 * at the end, their `said` and failures are told by the report. Leaving the screen stops the run.
 */
export function useBulk<Row extends { id: number }>(topic: string): Bulk<Row> {
  const cache = useQueryClient()
  const owner = useAccount()?.id ?? 0
  const drawer = bulkDrawer(topic, owner)
  const [plan, setPlan] = useState<BulkPlan<Row>>()
  const [run, setRun] = useState<BulkRun>()
  const [leftBy, setLeftBy] = useState(() => ({ owner, record: drawer.read() }))
  const forgetLeft = () => setLeftBy({ owner, record: undefined })
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  async function work({ title, rows, step, requests = 1 }: BulkPlan<Row>, from: readonly BulkEntry[]) {
    const stopping = new AbortController()
    stopper.current = stopping
    let entries = [...from]
    const keep = () => drawer.write({ title, entries })
    const change = (part: Partial<BulkRun>) => setRun((before) => before && { ...before, ...part })
    const { send, drop } = quietSend(cache)

    keep()
    forgetLeft()
    setRun({ phase: 'running', entries })
    const end = await runInTurn({
      places: entries.flatMap((entry, place) => (mayTryAgain(entry) ? [place] : [])),
      step: async (place) => {
        const row = rows[place]
        if (row) await step(row, send)
      },
      requests,
      signal: stopping.signal,
      hindrance: () => {
        if (currentAccount()?.id !== owner) return 'signedOut'
        return navigator.onLine ? undefined : 'offline'
      },
      onEntry: (place, now) => {
        entries = entries.map((entry, at) =>
          at === place ? { id: entry.id, name: entry.name, ...now } : entry,
        )
        keep()
        change({ entries })
      },
      onPause: (seconds) => change({ pause: seconds }),
    })
    drop()
    const { done } = sorted(entries)
    if (done.length < entries.length) return change({ phase: 'over', end, isStopping: false })
    drawer.remove()
    setRun(undefined)
    return tell('success', t('bulk.allDone', { n: done.length }))
  }

  return {
    plan,
    run,
    // Another person may have signed in meanwhile.
    left: leftBy.owner === owner ? leftBy.record : undefined,
    ask: (wanted) => {
      setPlan(wanted)
      const entries = wanted.rows.map((row): BulkEntry => {
        return { id: row.id, name: wanted.nameOf(row), state: 'waiting' }
      })
      setRun({ phase: 'asking', entries })
    },
    start: () => void (plan && run?.phase === 'asking' && work(plan, run.entries)),
    stop: () => {
      stopper.current?.abort()
      setRun((before) => before && { ...before, isStopping: true })
    },
    tryAgain: () => void (plan && run?.phase === 'over' && work(plan, run.entries)),
    close: () => {
      if (run?.phase === 'over') drawer.remove()
      setRun(undefined)
    },
    forgetLeft: () => {
      drawer.remove()
      forgetLeft()
    },
  }
}
