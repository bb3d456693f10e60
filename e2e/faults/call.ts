import type { Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import type { Caller } from '../support/test'
import type { Code, Scene } from './codes'
import type { ExternalService } from './external-service'

/** How the console uses a call; what it shows of a failure depends on this (FM-CLASSES). */
export type CallClass =
  | 'PUB'
  | 'SELF'
  | 'LIST'
  | 'SRCH'
  | 'ITEM'
  | 'REF'
  | 'STAT'
  | 'AUTH'
  | 'FORM'
  | 'LEAVE'
  | 'GETFX'
  | 'CODE'
  | 'BACK'
  | 'CREATE'
  | 'SAVE'
  | 'TOGGLE'
  | 'DELETE'
  | 'EXT'

/** What a noun's calls act on, so that one table of behaviour serves all nouns. */
export interface Subject {
  caller: Caller
  password: string
  /** The address of the list; forms lie below it. */
  list: string
  /** The link of the menu that leads there. */
  menu: string
  /** The name of the row acted on, on the first page, and the id it has. */
  row: string
  id: number
  /** Another row, and what it shows whatever happens to the first. */
  neighbour: { name: string; shows: string }
  /** How the form calls the record in "loading … ...". */
  noun: string
  /** The field that holds the name. */
  nameField: string
  /** The switch of the row, and what the row shows before and after it is pressed. */
  toggle: { button: string; before: string; after: string }
  /** What is searched for, the rows found, and those left when the first of them cannot be read. */
  search: { word: string; finds: readonly string[]; keeps: readonly string[] }
  /** What is said once something was created or saved. */
  deletedText: RegExp
  /** Reads by which a second look is taken. */
  looks: RegExp
}

/** One call of the console and the way to it. */
export interface Call {
  id: string
  kind: CallClass
  subject: Subject
  /** The example of its class, which meets each fault in every run (see faults-of.ts). */
  isExample?: boolean
  /** What answers it, where that is not the gateway. */
  externalService?: ExternalService
  /** For the fault rule, see mocks/README.md. */
  rule: string
  /** The same for the request log, where query and id stand as they were sent. */
  logged: RegExp
  /** Options that the gateway needs for it. */
  options?: Record<string, string>
  /** What is seen of a fault where it differs from the class, by the fault's id. */
  codes?: Readonly<Record<string, Code>>
  /** Who calls, when it is not the subject's own caller. */
  caller?: Caller
  /** Goes where the call can be made; nothing fails yet. */
  arrive: (page: Page, grid: Grid, world: Server) => Promise<void>
  /** Makes it. */
  trigger: (page: Page, grid: Grid) => Promise<void>
  /** For what may be answered out of order (F30): the next question, or press, and what is seen once both are answered. */
  again?: {
    ask: (page: Page, grid: Grid) => Promise<void>
    /** It waits for the answer that is on its way already, instead of asking for another. */
    joins?: boolean
    shows: (page: Page, grid: Grid, world: Server) => Promise<void>
  }
  /** For SAVE: what somebody else changes of the same, and how the console tells of it before it sends anything. */
  meanwhile?: (world: Server) => Promise<unknown>
  /** For EXT: how the page does without, and that it has everything again once `scene.world.clearFaults` was called. */
  degrades?: (scene: Scene) => Promise<void>
  /** For REF: what is still possible while the list cannot be read (FM-R5). */
  without?: (page: Page, world: Server) => Promise<void>
  /** For DELETE: it acts on no row. */
  hasNoRow?: boolean
  /** For DELETE: what is gone afterwards; the subject's row unless it says otherwise. */
  deletes?: string
  /** For GETFX and CODE: the button that makes it, and what is said when it worked. */
  button?: string
  /** The field that has to keep what was typed; the one of the name unless it says otherwise. */
  typedIn?: string
  /** For DELETE: what is seen where the server says that it is gone; the dialog closes unless it says otherwise. */
  gone?: (page: Page) => Promise<void>
  /** What was typed; "typed" unless it says otherwise. */
  typed?: string
  /** The address of its form, where that is not below the list. */
  formAt?: string
  /** What stands there once it worked, where no row shows it. */
  shows?: (page: Page, grid: Grid) => Promise<void>
  /** What a second look says that finds nothing changed. */
  unchanged?: string
  /** Nobody is asked before the form is left. */
  canLeaveFreely?: boolean
  /** How long its answer is waited for, in ms; 30 s unless it says otherwise. */
  limit?: number
  works?: RegExp
  /** For FORM, and a DELETE without a list: where a failure is told; the form unless it says otherwise. */
  place?: 'form' | 'dialog' | 'main'
  /** The same: what stands while it was not done, and what is seen once it was. */
  remains?: (page: Page) => Promise<void>
  done?: (page: Page) => Promise<void>
}

/** The link of the menu. */
export const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Opens the list and waits for the row that is acted on. */
export function openList({ list, row }: Subject) {
  return async (page: Page, grid: Grid) => {
    await page.goto(list)
    await grid.row(row).waitFor()
  }
}

/** Starts on a page that does not ask for the list. */
export async function startOnOtherPage(page: Page) {
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
