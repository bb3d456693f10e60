import type { Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import type { Caller } from '../support/test'
import type { Code, Scene } from './codes'
import type { ExternalService } from './external-service'

/** Class of an API call; the class decides how the console handles a failure. */
export type CallClass =
  | 'PUB'
  | 'SELF'
  | 'LIST'
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

/** Record and page that the calls of one resource act on, so that one expectation table serves all resources. */
export interface Subject {
  caller: Caller
  password: string
  /** Path of the list; the forms are below it. */
  list: string
  /** Menu link that opens the list. */
  menu: string
  /** Name and id of the row acted on; it is on the first page. */
  row: string
  id: number
  /** Another row and a text it must keep showing. */
  neighbour: { name: string; text: string }
  /** Name of the record in "loading … ...". */
  noun: string
  /** Label of the name field. */
  nameField: string
  /** Toggle button of the row, and the row's text before and after the click. */
  toggle: { action: string; before: string; after: string }
  /** Success message after create or save. */
  deletedText: RegExp
  /** Reads that verify a write whose response was lost. */
  verifyReads: RegExp
}

/** A list whose first page has an odd row: the response with all rows, which follows, has it as it is. */
export const CORRECTED_LIST: NonNullable<Call['codes']> = { F26: 'R15', F28: 'R15', F29: 'R15' }

/** A creation whose name is taken afterwards: a read tells whether a lost response has created it. */
export const VERIFIED_CREATION: NonNullable<Call['codes']> = Object.fromEntries(
  ['F10', 'F11', 'F12', 'F14', 'F16', 'F17', 'F19', 'F20', 'F22', 'F32'].map(
    (fault) => [fault, 'W2'] as const,
  ),
)

/** One API call of the console and how a test triggers it. */
export interface Call {
  id: string
  kind: CallClass
  subject: Subject
  /** Whether the call is the example of its class, which runs against every fault in every run (see faults-of.ts). */
  isExample?: boolean
  /** Why a document without a browser cannot run its cases; without a reason they run in one (checks/faults). */
  onlyInBrowser?: string
  /** External service that answers the call instead of the gateway. */
  externalService?: ExternalService
  /** Call pattern of the fault rule, see mocks/README.md. */
  rule: string
  /** Pattern of the logged request, with query and id as sent. */
  logged: RegExp
  /** Gateway options that the call needs. */
  options?: Record<string, string>
  /** Codes that differ from the call's class, by fault id. */
  codes?: Readonly<Record<string, Code>>
  /** Caller, if not the subject's. */
  caller?: Caller
  /** Opens the page where the call can be triggered; no fault is active yet. */
  open: (page: Page, grid: Grid, world: Server) => Promise<void>
  /** Triggers the call. */
  trigger: (page: Page, grid: Grid) => Promise<void>
  /**
   * For calls whose responses may arrive out of order (F30): how to trigger the second request, and what the page
   * shows after both responses.
   */
  secondRequest?: {
    send: (page: Page, grid: Grid) => Promise<void>
    /** Whether the second trigger reuses the pending request instead of sending another. */
    reusesPending?: boolean
    expectResult: (page: Page, grid: Grid, world: Server) => Promise<void>
  }
  /** For SAVE: changes the same record as another user, so that the console has to show a conflict before sending. */
  changeConcurrently?: (world: Server) => Promise<unknown>
  /** The page is a card without the menu. */
  isOnCard?: boolean
  /** For EXT: expects the page to work without the service, and completely after `scene.world.clearFaults`. */
  expectDegraded?: (scene: Scene) => Promise<void>
  /** For REF: expects what still works while the list fails to load (FM-R5). */
  expectWithoutList?: (page: Page, world: Server) => Promise<void>
  /** For DELETE: the dialog closes first, and the outcome is shown by a notification and at the row. */
  isDelayed?: boolean
  /** For DELETE: the call acts on no row. */
  hasNoRow?: boolean
  /** For GETFX and CODE: name of the button that triggers the call; `successText` is the success message. */
  button?: string
  /** The same for an item of a menu. */
  item?: { menu: string; name: RegExp }
  /** Label of the field that must keep its value; default: the name field. */
  typedIn?: string
  /** Typed value; default: "typed". */
  typed?: string | RegExp
  /** Path of the form, if not below the list. */
  formAt?: string
  /** Expects the result of a successful call that no row shows. */
  expectResult?: (page: Page, grid: Grid) => Promise<void>
  /** Message after verifying that a lost write changed nothing. */
  unchanged?: string
  /** Leaving the form needs no confirmation. */
  leavesWithoutConfirm?: boolean
  /** Timeout of the call in ms; default: 30 s. */
  limit?: number
  successText?: RegExp
  /** For FORM, and for a DELETE without a list: role of the element that shows the failure; default: the form. */
  failureRole?: 'form' | 'dialog' | 'main'
  /** For the same calls: expectations after a failure and after a success. */
  expectKept?: (page: Page) => Promise<void>
  expectDone?: (page: Page) => Promise<void>
}

/** Returns the menu link. */
export const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Opens the list and waits for the subject's row. */
export function openList({ list, row }: Subject) {
  return async (page: Page, grid: Grid) => {
    await page.goto(list)
    await grid.row(row).waitFor()
  }
}

/** Starts on a page that does not request the list. */
export async function startOnOtherPage(page: Page) {
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
