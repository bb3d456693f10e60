import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { createStore } from '#/async/store'
import { storedText } from '#/browser/stored-value'
import type { StaticKey } from '#/i18n/i18n'
import type { EditMember, EditRecord, EditWay } from '#/resources/edit-plan'
import type { BulkEnd, BulkEntry } from './bulk-entry'
import type { RunKindName } from './run-kinds'

/** What the panel shows of any run. It goes on while other pages are visited. */
interface ShownRun {
  id: string
  /** The account that started it; another one neither sees nor continues it. */
  owner: number
  /** "Deleting redemption codes", in the language that was active when it started. */
  title: string
  entries: readonly BulkEntry[]
  /** `delayed`: can be undone; `pausing` and `stopping`: until the steps in flight have ended. */
  phase: 'delayed' | 'running' | 'pausing' | 'paused' | 'stopping' | 'over'
  end?: BulkEnd | undefined
}

/** A bulk run: one action applied to many records. */
export interface BulkRun extends ShownRun {
  kind: RunKindName
}

/** What can be done with a run in its present phase, each a button of its card. */
export type RunCommands = Partial<
  Record<
    | 'undo'
    | 'beginNow'
    | 'check'
    | 'pause'
    | 'resume'
    | 'stop'
    | 'csv'
    | 'putBack'
    | 'close'
    | 'retryFailed'
    | 'retry',
    (cache: QueryClient) => void
  >
>

/** What an export has written; the number of rows is known at its end. */
export interface RunStream {
  rows: number
  /** Time of the last row, in unix seconds. */
  reached: number
  /** Rows that could not be parsed and are missing in the file. */
  unreadable: number
  /** Why it does not go on. */
  problem?: string | undefined
}

/** A run that another engine executes, such as the tests of channels; the panel shows it and calls its commands. */
export interface ExternalRun extends ShownRun {
  commands: RunCommands
  /** Of an export, whose file has no records to name. */
  stream?: RunStream
  /** When the server began to work on it by itself, in unix seconds; `entries` are what was read of it. */
  startedAt?: number
  /** The page with its results. */
  page?: { to: '/channel/tests'; label: StaticKey }
  /** Length in seconds of the pause that the server asked for. */
  wait?: number | undefined
}

/** Any run of the panel. */
export type Run = BulkRun | ExternalRun

/** A bulk run to be started. */
export interface RunStart {
  kind: RunKindName
  title: string
  entries: ReadonlyArray<Omit<BulkEntry, 'state' | 'reason'>>
}

/** A bulk run to be confirmed, with its texts in the language that is active when the question opens. */
export interface RunPlan extends RunStart {
  /** Title of the confirmation, with the count: "Delete 12 codes?". */
  question: string
  /** Text below the names, such as that the change cannot be undone. */
  hint?: ReactNode
  /** Label of the button that starts the run: "Delete". */
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

/** A bulk edit to be described, previewed and started. */
export interface EditRequest {
  kind: RunKindName
  /** "Edit 12 channels". */
  title: string
  members: readonly EditMember[]
  records: readonly EditRecord[]
  prepared?: PreparedEdit | undefined
}

interface RunsState {
  runs: readonly Run[]
  /** Whether the panel is open. */
  isOpen: boolean
  /** Length in seconds of the pause that the server asked for. */
  wait: number | undefined
  question: RunPlan | undefined
  edit: EditRequest | undefined
  /** The run that takes the focus when it appears in the panel. */
  focused: string | undefined
}

/** The state before any run. */
export const NO_RUNS: RunsState = {
  runs: [],
  isOpen: false,
  wait: undefined,
  question: undefined,
  edit: undefined,
  focused: undefined,
}

/** The bulk runs of this page. */
export const runsStore = createStore<RunsState>(NO_RUNS)

/** Changes parts of the state of the runs. */
export function changeRuns(patch: Partial<RunsState>): void {
  runsStore.write({ ...runsStore.read(), ...patch })
}

/** Opens the question before a run; nothing is sent yet. */
export function openRun(plan: RunPlan): void {
  if (plan.entries.length > 0) changeRuns({ question: plan })
}

/** Opens the dialog of a bulk edit; nothing is sent before its preview is confirmed. */
export function openEdit(request: EditRequest): void {
  if (request.records.length > 0) changeRuns({ edit: request })
}

/** Whether steps of the run are being sent, or will be without anybody's doing. */
export function isRunActive({ phase }: Run): boolean {
  return phase !== 'over' && phase !== 'paused'
}

/** Whether a run is over and nothing of it is left to tell. */
export function isAllDone({ phase, end, entries }: Run): boolean {
  return phase === 'over' && end === 'finished' && entries.every(({ state }) => state === 'done')
}

/** Whether this tab has stored runs of an account, from before a reload. */
export function hasStoredRuns(owner: number): boolean {
  const isStored = (name: string) =>
    storedText(`bulk:${owner}:${name}`, z.string(), 'session').read() !== undefined
  return ['runs', 'tests', 'server-tests', 'export', 'call'].some(isStored)
}

/** How many records of the runs have an outcome, and how many there are. */
export function runProgress(runs: readonly Run[]): { n: number; total: number } {
  const entries = runs.flatMap((run) => run.entries)
  const open = entries.filter(({ state }) => state === 'waiting' || state === 'sent')
  return { n: entries.length - open.length, total: entries.length }
}

/** Id of the panel, which its button controls. */
export const RUNS_PANEL = 'runs-panel'

/** The runs that an account started. */
export function useOwnRuns(owner: number | undefined): readonly Run[] {
  const { runs } = useSyncExternalStore(runsStore.subscribe, runsStore.read)
  return useMemo(() => runs.filter((run) => run.owner === owner), [runs, owner])
}

/** Schema of a stored run id, see `newRunId`. */
export const runIdSchema = z.string().check(z.regex(/^\d{1,20}$/))

let lastId = 0

/** An id that no run of the page has or had: a late result of a closed run must not be taken for one of another run. */
export function newRunId(): string {
  lastId = Math.max(Date.now(), lastId + 1, ...runsStore.read().runs.map((run) => Number(run.id) + 1))
  return String(lastId)
}

/** Shows a run of another engine in the panel, or its new state. */
export function showRun(run: ExternalRun): void {
  const { runs } = runsStore.read()
  const at = runs.findIndex(({ id }) => id === run.id)
  changeRuns({ runs: at < 0 ? [...runs, run] : runs.with(at, run) })
}

/** Whether a run has a card: it was neither closed nor replaced. */
export function isShown(id: string): boolean {
  return runsStore.read().runs.some((run) => run.id === id)
}

/** Shows the new state of a run, unless its card was closed or replaced meanwhile. */
export function updateRun(run: ExternalRun): void {
  if (isShown(run.id)) showRun(run)
}

/** Removes a run from the list; the panel closes with its last one. */
export function hideRun(id: string): void {
  const { runs, isOpen } = runsStore.read()
  const others = runs.filter((run) => run.id !== id)
  changeRuns({ runs: others, isOpen: isOpen && others.length > 0 })
}

/** Removes a run whose card is closed, and moves the focus that its button had. */
export function closeRun(id: string): void {
  hideRun(id)
  restoreFocus()
}

const TARGETS = [`[aria-controls="${RUNS_PANEL}"]`, 'main table', 'main h1'].join()

/** When a lost focus is moved, in ms: after a dialog has returned the focus to its opener. */
export const RESTORE_FOCUS_MS = 50

/** Moves a focus that was lost with its element: to the button of the runs, or to the page. */
export function restoreFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(TARGETS)?.focus()
  }, RESTORE_FOCUS_MS)
}
