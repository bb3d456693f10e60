import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { IDBFactory } from 'fake-indexeddb'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { changeEditMode } from '#/app/edit-mode/edit-mode-switch'
import { NO_JOBS, jobsStore, runs } from '#/app/jobs/jobs'
import { resetPace } from '#/http/pace'
import { createConsoleRouter } from '#/routes'
import { initLanguage } from '#/session/language-choice'
import { reauth } from '#/session/session'
import { ConsoleTheme } from '#/ui/theme/console-theme'
import { closeNotifications } from '../close-notifications'
import { awaitLoad, dropTimers, eventually, jumpClock, runClock, settle } from './document-clock'
import { followDownloadsOfDocument } from './document-downloads'
import { pressKey, typeText } from './document-elements'
import { DocumentLocator } from './document-locator'
import type { DocumentNetwork } from './document-network'

/** Time on the clock that loading a page takes, in ms. */
const LOAD_MS = 100
/** Time on the clock in ms after which no job waits for its turn any more: the longest pause, and then its slow requests. */
const PAUSE_MS = 150_000

type DownloadListener = Parameters<typeof followDownloadsOfDocument>[0]
type Listen = EventTarget['addEventListener']

/** Calls `record` with the function that removes each listener added to `target`, until the result is called. */
function recordListeners(target: EventTarget, record: (remove: () => void) => void): () => void {
  const original: Listen = Reflect.get(target, 'addEventListener')
  target.addEventListener = function add(...args: Parameters<Listen>) {
    original.apply(target, args)
    record(() => target.removeEventListener(...args))
  }
  return () => {
    target.addEventListener = original
  }
}

/**
 * The console in a document, with the part of Playwright's `Page` that the stories shared with a browser need. Loading a
 * page mounts the console anew, with the storage as it is. State in modules that a load would reset is reset here.
 */
export class DocumentPage {
  readonly #network: DocumentNetwork
  readonly #initScripts: (() => unknown)[] = []
  readonly #downloadListeners: DownloadListener[] = []
  /** Whether a job may still wait for its turn, on the clock of this page. */
  #hasHadJobs = false
  readonly #ends = [
    followDownloadsOfDocument((file) => {
      for (const listener of this.#downloadListeners) listener(file)
    }),
    jobsStore.subscribe(() => {
      this.#hasHadJobs ||= jobsStore.read().jobs.length > 0
    }),
  ]
  #leave: () => void = () => {}

  readonly clock = {
    install: async () => {},
    runFor: runClock,
    fastForward: jumpClock,
  }
  readonly keyboard = { press: pressKey, type: typeText }
  readonly request: { get: (url: string) => Promise<Response> }
  readonly #root = new DocumentLocator(() => [document.documentElement], 'page:')

  /** `send` makes requests that are not those of the page. */
  constructor(network: DocumentNetwork, send: typeof fetch) {
    this.request = { get: (url) => send(url) }
    this.#network = network
    Object.assign(globalThis, { indexedDB: new IDBFactory() })
    Reflect.deleteProperty(navigator, 'onLine')
    Reflect.deleteProperty(document, 'visibilityState')
    vi.spyOn(window.location, 'assign').mockImplementation((to) =>
      awaitLoad(this.#visit(new URL(to, this.url()).href)),
    )
  }

  url(): string {
    return window.location.href
  }

  toString(): string {
    return `page ${this.url()}`
  }

  getByRole(...args: Parameters<DocumentLocator['getByRole']>): DocumentLocator {
    return this.#root.getByRole(...args)
  }

  getByText(...args: Parameters<DocumentLocator['getByText']>): DocumentLocator {
    return this.#root.getByText(...args)
  }

  getByLabel(...args: Parameters<DocumentLocator['getByLabel']>): DocumentLocator {
    return this.#root.getByLabel(...args)
  }

  getByTitle(...args: Parameters<DocumentLocator['getByTitle']>): DocumentLocator {
    return this.#root.getByTitle(...args)
  }

  getByPlaceholder(...args: Parameters<DocumentLocator['getByPlaceholder']>): DocumentLocator {
    return this.#root.getByPlaceholder(...args)
  }

  getByTestId(id: string): DocumentLocator {
    return this.#root.getByTestId(id)
  }

  locator(selector: string): DocumentLocator {
    return selector === 'html' ? this.#root : this.#root.locator(selector)
  }

  async content(): Promise<string> {
    await settle()
    return document.documentElement.outerHTML
  }

  async title(): Promise<string> {
    await settle()
    return document.title
  }

  /** Loads the page of the current URL again. */
  async reload(): Promise<void> {
    await this.goto(this.url())
  }

  on(...[event, listener]: Parameters<DocumentNetwork['on']> | ['download', DownloadListener]): void {
    if (event === 'download') this.#downloadListeners.push(listener)
    else this.#network.on(event, listener)
  }

  async route(...args: Parameters<DocumentNetwork['route']>): Promise<void> {
    this.#network.route(...args)
  }

  async unroute(address: RegExp): Promise<void> {
    this.#network.unroute(address)
  }

  /** Waits for the response to a request whose URL ends like the pattern. */
  async waitForResponse(pattern: string): Promise<void> {
    const end = pattern.replace('**', '')
    let isThere = false
    this.#network.on('requestfinished', (request) => (isThere ||= request.url().endsWith(end)))
    await eventually(() => {
      if (!isThere) throw new Error(`no response of ${pattern}`)
    })
  }

  /** Runs a function, or a text as statements, before each page. */
  async addInitScript(run: (() => unknown) | string): Promise<void> {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the text is the story's own
    this.#initScripts.push(typeof run === 'string' ? () => new Function(run)() : run)
  }

  /** Runs a function, or a text as a program. */
  async evaluate<Result, Arg>(run: ((arg: Arg) => Result) | string, arg: Arg): Promise<Result> {
    await settle()
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the text is the story's own
    const result: Result = typeof run === 'string' ? await new Function(`return (${run})`)() : run(arg)
    await settle()
    return result
  }

  /** Loads the page of a URL. */
  async goto(url: string): Promise<void> {
    await this.close()
    window.history.replaceState(null, '', url)
    const removals: (() => void)[] = []
    const ends = [window, document].map((target) =>
      recordListeners(target, (remove) => removals.push(remove)),
    )
    for (const run of this.#initScripts) run()
    await initLanguage()
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const { cache, router, stop } = createConsoleRouter()
    this.#leave = () => {
      window.dispatchEvent(new Event('pagehide'))
      root.unmount()
      stop()
      router.history.destroy()
      container.remove()
      closeNotifications()
      reauth.write(undefined)
      const { jobs } = jobsStore.read()
      jobsStore.write(NO_JOBS)
      for (const { id } of jobs) runs.get(id)?.stop()
      resetPace()
      for (const noun of ['channel', 'token', 'user', 'redemption']) changeEditMode(noun, false)
      for (const run of [...removals, ...ends]) run()
    }
    root.render(
      <QueryClientProvider client={cache}>
        <ConsoleTheme>
          <RouterProvider router={router} />
        </ConsoleTheme>
      </QueryClientProvider>,
    )
    // What the console does first is deferred, such as asking who is signed in.
    await runClock(LOAD_MS)
  }

  /** Leaves for an address outside the console, and shows that page until one of its links leads back. */
  async #visit(address: string): Promise<void> {
    const response = await this.#network.load(address)
    const location = response.headers.get('Location')
    if (location !== null) {
      const { origin, pathname, href } = new URL(location, address)
      const isConsole = origin === window.location.origin && !pathname.startsWith('/__gateway/')
      return isConsole ? this.goto(href) : this.#visit(href)
    }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    await this.close()
    window.history.replaceState(null, '', address)
    const container = document.body.appendChild(document.createElement('div'))
    container.append(...page.body.childNodes)
    container.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      event.preventDefault()
      if (link) awaitLoad(this.#visit(new URL(link.getAttribute('href') ?? '', address).href))
    })
    this.#leave = () => container.remove()
  }

  /** Closes the page and ends its clock. What jobs wait for is waited out: in the next page it would never come. */
  async end(): Promise<void> {
    await this.#left()
    if (this.#hasHadJobs) await runClock(PAUSE_MS)
    vi.clearAllTimers()
    for (const end of this.#ends) end()
  }

  /** Leaves the page, as closing its tab does. A part that is still loading would start its work in the page after it. */
  async close(): Promise<void> {
    await this.#left()
    dropTimers()
  }

  async #left(): Promise<void> {
    await vi.dynamicImportSettled()
    await settle()
    this.#leave()
    this.#leave = () => {}
  }
}
