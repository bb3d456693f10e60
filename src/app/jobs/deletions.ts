import { useSyncExternalStore } from 'react'
import type { DeletionState, RowStates } from '#/ui/row/row-states'
import type { Job, JobItem } from './job'
import { jobsStore } from './jobs'

type RecordsBeingDeleted = ReadonlyMap<string, DeletionState>

const NONE: RecordsBeingDeleted = new Map()

function stateIn({ phase }: Job, { state }: JobItem): DeletionState | undefined {
  const isOpen = state === 'waiting' || state === 'running'
  if (!isOpen || phase === 'over' || phase === 'paused') return undefined
  return phase === 'scheduled' ? 'waiting' : 'sending'
}

/** The records of a noun whose deletion was confirmed and has no outcome yet, by id. */
function beingDeleted(jobs: readonly Job[], noun: string): RecordsBeingDeleted {
  const found = jobs.flatMap((job) =>
    job.deletes === noun
      ? job.items.flatMap((item) => {
          const state = stateIn(job, item)
          return state ? [[String(item.id), state] as const] : []
        })
      : [],
  )
  return found.length > 0 ? new Map(found) : NONE
}

let lastJobs: readonly Job[] = []
let lastFound = new Map<string, RecordsBeingDeleted>()

/** The same map as long as the jobs are the same: it is asked for each row. */
function readBeingDeleted(noun: string): RecordsBeingDeleted {
  const { jobs } = jobsStore.read()
  if (jobs !== lastJobs) {
    lastJobs = jobs
    lastFound = new Map()
  }
  const found = lastFound.get(noun) ?? beingDeleted(jobs, noun)
  lastFound.set(noun, found)
  return found
}

/** Whether a record is being deleted, so that nothing else may write it. */
export function isBeingDeleted(noun: string, id: number | string): boolean {
  return readBeingDeleted(noun).has(String(id))
}

/** The records of a noun that are being deleted, by id. */
export function useBeingDeleted(noun: string): RecordsBeingDeleted {
  return useSyncExternalStore(jobsStore.subscribe, () => readBeingDeleted(noun))
}

/** Ends the time to undo of a scheduled job; each function gets the id of an item, or none for all. */
interface ScheduledEnd {
  undo: (itemId?: number) => void
  /** Sends it at once: the page is being left, or the account logs out. */
  leave: () => void
  /** Sends it without waiting any longer. */
  send: () => void
}

/** The scheduled jobs, by id. */
export const scheduledEnds = new Map<string, ScheduledEnd>()

/** Takes back the deletion of a record while it waits. */
export function undoDeletion(noun: string, id: string): void {
  for (const job of jobsStore.read().jobs) {
    const isWaiting = job.items.some((item) => String(item.id) === id && stateIn(job, item) === 'waiting')
    if (job.deletes === noun && isWaiting) scheduledEnds.get(job.id)?.undo(Number(id))
  }
}

/** Sends all scheduled deletions at once: the account logs out. */
export function leaveDeletions(): void {
  for (const { leave } of scheduledEnds.values()) leave()
}

/** Marks the rows of a list that are being deleted. Returns the function that ends it. */
export function trackDeletions(noun: string, states: RowStates): () => void {
  let marked = NONE
  const update = () => {
    const next = readBeingDeleted(noun)
    const ids = [...new Set([...marked.keys(), ...next.keys()])]
    const changed = ids.filter((id) => marked.get(id) !== next.get(id))
    marked = next
    if (changed.length > 0) states.changeAll(new Map(changed.map((id) => [id, { deletion: next.get(id) }])))
  }
  update()
  return jobsStore.subscribe(update)
}
