import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { storedValue } from '#/browser/stored-value'
import type { Pause } from '#/http/pace'
import type { EditMember, EditRecord, EditWay } from '#/resources/edit-plan'
import { lastAccountId } from '#/session/session'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useStored } from '#/ui/storage/use-stored'
import { isAllDone, jobSchema, type Job, type JobItem, type JobKindName } from './job'

/** A job to be started. */
export interface JobStart extends Pick<Job, 'title' | 'undoes' | 'settings'> {
  kind: JobKindName
  items: ReadonlyArray<Omit<JobItem, 'state'>>
  /** Whether a page shows it, so that the drawer stays as it is. */
  isInPage?: boolean
}

/** A job to be confirmed, with its texts in the language that is active when the question opens. */
export interface JobPlan extends JobStart {
  /** Title of the confirmation, with the count: "Delete 12 codes?". */
  question: string
  /** Text below the names, such as that the change cannot be undone. */
  hint?: ReactNode
  /** Label of the button that starts the job: "Delete". */
  confirmLabel: string
  /** `plain` where nothing is destroyed; otherwise the button is red. */
  tone?: 'danger' | 'plain'
  /** Whether something is lost that nobody can restore: then the count has to be typed, if there are several. */
  isFinal?: boolean
}

/** A change that is filled in when a bulk edit opens. */
export interface PreparedEdit {
  member: string
  way: EditWay['name']
  input: string
  /** An input of its own for each record, by id. */
  inputs?: Readonly<Record<number, string>>
}

/** An edit of many records to be described, previewed and started. */
export interface EditRequest {
  noun: 'channel' | 'redemption' | 'user'
  members: readonly EditMember[]
  records: readonly EditRecord[]
  prepared?: PreparedEdit | undefined
  /** What is said below the preview of these changes. */
  warning?: (changes: JobStart['items']) => ReactNode
}

interface JobsState {
  jobs: readonly Job[]
  /** Whether the drawer is open. */
  isOpen: boolean
  /** What the next step of all jobs waits for. */
  wait?: Pause | undefined
  question?: JobPlan | undefined
  edit?: EditRequest | undefined
}

/** The state before any job. */
export const NO_JOBS: JobsState = { jobs: [], isOpen: false }

/** The jobs of this tab. */
export const jobsStore = createStore<JobsState>(NO_JOBS)

/** Changes parts of the state of the jobs. */
export function changeJobs(patch: Partial<JobsState>): void {
  jobsStore.write({ ...jobsStore.read(), ...patch })
}

/** Opens the question before a job; nothing is sent yet. */
export function openJob(plan: JobPlan): void {
  if (plan.items.length > 0) changeJobs({ question: plan })
}

/** Opens the dialog of an edit of many records; nothing is sent before its preview is confirmed. */
export function openEdit(request: EditRequest): void {
  if (request.records.length > 0) changeJobs({ edit: request })
}

/** Finds a job that was neither closed nor replaced. */
export function findJob(id: string): Job | undefined {
  return jobsStore.read().jobs.find((job) => job.id === id)
}

/** Shows a new job, and returns its id. */
export function addJob(job: Omit<Job, 'id'>): string {
  const id = `${Date.now()}-${Math.random()}`
  changeJobs({ jobs: [...jobsStore.read().jobs, { ...job, id }] })
  return id
}

/** Changes parts of a job, unless it was closed meanwhile. */
export function patchJob(id: string, patch: Partial<Job>): void {
  const { jobs } = jobsStore.read()
  const at = jobs.findIndex((job) => job.id === id)
  const job = jobs[at]
  if (job) changeJobs({ jobs: jobs.with(at, { ...job, ...patch }) })
}

/** Changes the items of a job that `change` returns anew. */
export function patchItems(id: string, change: (item: JobItem, index: number) => JobItem): void {
  patchJob(id, { items: findJob(id)?.items.map(change) ?? [] })
}

/** Shows these jobs only; the drawer closes with the last card. */
function showJobs(jobs: readonly Job[]): void {
  changeJobs({ jobs, isOpen: jobsStore.read().isOpen && jobs.some(({ isQuiet }) => !isQuiet) })
}

/** Removes a job whose card is closed. */
export function closeJob(id: string): void {
  showJobs(jobsStore.read().jobs.filter((job) => job.id !== id))
}

/** Takes the card of a job from the drawer; its page still shows it. */
export function hideCard(id: string): void {
  patchJob(id, { isQuiet: true })
  showJobs(jobsStore.read().jobs)
}

/** Id of the drawer, which its button controls. */
export const JOB_DRAWER = 'job-drawer'

/** The jobs that an account started and that have a card. */
export const ownJobs = (jobs: readonly Job[], owner: number | undefined): readonly Job[] =>
  jobs.filter((job) => job.owner === owner && !job.isQuiet)

export const useOwnJobs = (owner: number | undefined) => ownJobs(useStored(jobsStore).jobs, owner)

const storedJobs = (owner: number) => storedValue(`jobs:${owner}`, z.array(jobSchema), 'session')

/** Whether something of the job is left to tell, or to put back, after a reload. */
const isWorthKeeping = (job: Job) =>
  job.isQuiet !== true && (!isAllDone(job) || job.items.some(({ change }) => change))

// Only now: a job of thousands of records is too large to be stored at each step.
window.addEventListener('pagehide', () => {
  const owner = lastAccountId()
  if (owner === undefined) return
  const kept = jobsStore.read().jobs.filter((job) => job.owner === owner && isWorthKeeping(job))
  if (kept.length > 0) storedJobs(owner).write(kept)
  else storedJobs(owner).remove()
})

const interruptedItem = (item: JobItem): JobItem =>
  item.state === 'running' ? { ...item, state: 'unknown', isDue: false } : { ...item, isDue: false }

/** A job as a reload leaves it: what was in flight is unknown, and nothing goes on by itself. */
function interrupted(job: Job): Job {
  if (job.phase === 'over') return job
  return { ...job, items: job.items.map(interruptedItem), phase: 'over', end: 'reloaded' }
}

/** Shows the jobs of an account that this tab has stored. What the reload interrupted opens the drawer. */
export function restoreJobs(owner: number): void {
  const restored = (storedJobs(owner).read() ?? []).map(interrupted)
  // A duplicate of this tab gets none of them.
  storedJobs(owner).remove()
  if (restored.length === 0) return
  const { jobs, isOpen } = jobsStore.read()
  const isInterrupted = restored.some(({ end }) => end === 'reloaded')
  changeJobs({ jobs: [...restored, ...jobs], isOpen: isOpen || isInterrupted })
}

/** Removes the jobs of an account that logs out. */
export function forgetJobs(owner: number): void {
  storedJobs(owner).remove()
  showJobs(jobsStore.read().jobs.filter((job) => job.owner !== owner))
}

const TARGETS = [`[aria-controls="${JOB_DRAWER}"]`, 'main table', 'main h1'].join()

/** When a lost focus is moved, in ms: after a dialog has returned the focus to its opener. */
export const RESTORE_FOCUS_MS = 50

/** Moves a focus that was lost with its element: to the button of the jobs, or to the page. */
export function restoreFocus(): void {
  recoverFocus(() => document.querySelector(TARGETS), RESTORE_FOCUS_MS)
}

/** What can be done with a job that this page works on. */
export interface JobRun {
  /** Sends nothing more until it is resumed; the steps in flight finish. */
  pause: () => void
  resume: () => void
  /** Ends it after the steps in flight. */
  stop: () => void
  /** Aborts the step of one item. */
  stopItem?: (index: number) => void
}

/** What this page works on, by the id of the job, until it is over. */
export const runs = new Map<string, JobRun>()

/**
 * How the time to undo ended. `send`: it passed, or somebody closed the notification; `leave`: the page is being left;
 * `dropped`: the account that asked is no longer signed in.
 */
export type UndoEnd = 'send' | 'undo' | 'leave' | 'dropped'

/** Ends the time to undo of a job that waits, by the id of the job. */
export const undoWindows = new Map<string, (how: UndoEnd) => void>()

/** Sends the deletions of single rows at once: the account logs out. Those of several records are dropped with it. */
export function leaveDeletions(): void {
  for (const [id, end] of undoWindows) if (findJob(id)?.isQuiet) end('leave')
}
