import { useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { storedText } from '#/browser/stored-value'
import type { EditMember, EditRecord, EditWay } from '#/resources/edit-plan'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useStored } from '#/ui/storage/use-stored'
import type { Job, JobItem, JobKindName } from './job'

/** A job to be started. */
export interface JobStart extends Pick<Job, 'title' | 'server' | 'undoes' | 'settings'> {
  kind: JobKindName
  items: ReadonlyArray<Omit<JobItem, 'state' | 'reason'>>
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
  kind: JobKindName
  /** "Edit 12 channels". */
  title: string
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
  /** Length in seconds of the pause that the server asked for. */
  wait: number | undefined
  /** How many times its usual time a request takes, after rate limits. */
  slowness: number
  question: JobPlan | undefined
  edit: EditRequest | undefined
  /** The job that takes the focus when it appears in the drawer. */
  focused: string | undefined
  /** The account whose stored jobs were read. */
  restoredFor: number | undefined
}

/** The state before any job. */
export const NO_JOBS: JobsState = {
  jobs: [],
  isOpen: false,
  wait: undefined,
  slowness: 1,
  question: undefined,
  edit: undefined,
  focused: undefined,
  restoredFor: undefined,
}

/** The jobs of this page. */
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

/** Shows a new job. */
export function addJob(job: Job): void {
  changeJobs({ jobs: [...jobsStore.read().jobs, job] })
}

/** The jobs with one of them changed. */
function jobsWith(id: string, patch: Partial<Job>): readonly Job[] {
  const { jobs } = jobsStore.read()
  const at = jobs.findIndex((job) => job.id === id)
  const job = jobs[at]
  return job ? jobs.with(at, { ...job, ...patch }) : jobs
}

/** Changes parts of a job, unless it was closed meanwhile. */
export function patchJob(id: string, patch: Partial<Job>): void {
  changeJobs({ jobs: jobsWith(id, patch) })
}

/** Changes the items of a job that `change` returns anew. */
export function patchItems(id: string, change: (item: JobItem, index: number) => JobItem): void {
  patchJob(id, { items: findJob(id)?.items.map(change) ?? [] })
}

/** Shows these jobs only; the drawer closes with the last card. */
function showJobs(jobs: readonly Job[]): void {
  changeJobs({ jobs, isOpen: jobsStore.read().isOpen && jobs.some(({ isQuiet }) => !isQuiet) })
}

/** Takes a job from the page. */
export function hideJob(id: string): void {
  showJobs(jobsStore.read().jobs.filter((job) => job.id !== id))
}

/** Takes the card of a job from the drawer; its page still shows it. */
export function hideCard(id: string): void {
  showJobs(jobsWith(id, { isQuiet: true }))
}

/** Id of the drawer, which its button controls. */
export const JOB_DRAWER = 'job-drawer'

/** The jobs that an account started and that have a card. */
export function useOwnJobs(owner: number | undefined): readonly Job[] {
  const { jobs } = useStored(jobsStore)
  return useMemo(() => jobs.filter((job) => job.owner === owner && !job.isQuiet), [jobs, owner])
}

/** Which account has jobs in the database, so that it is opened only when there are some. */
const storedMark = (owner: number) => storedText(`jobs:${owner}`, z.literal('1'))

/** Notes whether the database has jobs of an account. */
export function markStored(owner: number, hasJobs: boolean): void {
  if (hasJobs) storedMark(owner).write('1')
  else storedMark(owner).remove()
}

/** Where earlier versions of the console stored the jobs of an account. */
const FORMER_NAMES = ['runs', 'tests', 'server-tests', 'export', 'call']

/** Removes what an earlier version of the console stored; tells whether there was anything. */
export function removeFormerJobs(owner: number): boolean {
  const values = FORMER_NAMES.map((name) => storedText(`bulk:${owner}:${name}`, z.string(), 'session'))
  const found = values.some((value) => value.read() !== undefined)
  for (const value of values) value.remove()
  return found
}

/** Whether this browser has stored jobs of an account. */
export function hasStoredJobs(owner: number): boolean {
  if (storedMark(owner).read() !== undefined) return true
  return FORMER_NAMES.some(
    (name) => storedText(`bulk:${owner}:${name}`, z.string(), 'session').read() !== undefined,
  )
}

let lastTime = 0
const RANDOM_DIGITS = 1000

/** An id that no job has or had, also not one of another tab. */
export function newJobId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  const random = Math.floor(Math.random() * RANDOM_DIGITS)
  return `${lastTime}${String(random).padStart(3, '0')}`
}

const TARGETS = [`[aria-controls="${JOB_DRAWER}"]`, 'main table', 'main h1'].join()

/** When a lost focus is moved, in ms: after a dialog has returned the focus to its opener. */
export const RESTORE_FOCUS_MS = 50

/** Moves a focus that was lost with its element: to the button of the jobs, or to the page. */
export function restoreFocus(): void {
  recoverFocus(() => document.querySelector(TARGETS), RESTORE_FOCUS_MS)
}
