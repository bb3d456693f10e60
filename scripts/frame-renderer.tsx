// Renders the frames with the components of the console. Runs in print-frames.ts, which provides a DOM.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { t } from '../src/i18n/i18n'
import { loadFirstTexts } from '../src/i18n/part-texts'
import { UNKNOWN_STATUS, storeStatus } from '../src/resources/status/status'
import { createConsoleRouter } from '../src/routes'
import { MIN_ROLE } from '../src/session/audience'
import { chooseLanguage } from '../src/session/language-choice'
import { signIn, signOut } from '../src/session/session'
import { ProblemPage } from '../src/shell/problem/problem-pages'
import { AnchorButton } from '../src/ui/controls/button'
import { treeOf, treesIn } from './frame-dom'
import { NodeTable, type Frames, type PageAudience, type Shell, type Tree } from './frame-tree'

/** Pages whose whole content is in their frame, until its rows or values. The others show their title. */
const WHOLE = /^\/(login|token|log|channel|user|redemption)$/
/** Administrators see more of some pages, such as the columns of the log. */
function audiencesOf(minRole: number): readonly PageAudience[] {
  if (minRole === MIN_ROLE.everybody) return ['everybody']
  return minRole === MIN_ROLE.signedIn ? ['signedIn', 'admins'] : ['admins']
}

const ROLES: Partial<Record<Shell, number>> = { signedIn: 1, admins: 100 }
/** A page of each shell, that no entry of the menu leads to. */
const SHELL_PAGES: readonly [Shell, string][] = [
  ['everybody', '/nowhere'],
  ['signedIn', '/nowhere'],
  ['admins', '/nowhere'],
  ['card', '/login'],
]

/** Texts in braces are placeholders, see start.js. */
function prepare(shell: Shell): void {
  storeStatus({ ...UNKNOWN_STATUS, system_name: '{name}', chat_link: 'https://chat.example/' })
  localStorage.setItem('notice', 'notice')
  const role = ROLES[shell]
  if (role === undefined) signOut()
  else signIn({ id: 1, username: '{user}', display_name: '', role, status: 1 })
}

function conditionOf(element: Element): string | undefined {
  if (element.matches('li:has(> [href="/chat"])')) return 'chat'
  if (element.matches('a[href="{controls}"]')) return 'controls'
  if (element.matches(`button[aria-label="${t('notice.title')}"]`)) return 'notice'
  return undefined
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Renders a page for an audience until its title is there, and returns what `read` finds in it. */
async function render<Result>(path: string, shell: Shell, read: (page: Element) => Result): Promise<Result> {
  prepare(shell)
  history.replaceState(null, '', path)
  const { router, cache } = createConsoleRouter()
  void router.load()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  for (const start = Date.now(); !container.querySelector('main h1');) {
    if (Date.now() - start > 60_000) throw new Error(`${path} has rendered no title`)
    // oxlint-disable-next-line no-await-in-loop -- waits for the screen to load
    await nextTask()
  }
  await nextTask()
  const result = read(container)
  flushSync(() => root.unmount())
  container.remove()
  return result
}

function shellOf(page: Element): Tree {
  const shell = page.firstElementChild
  if (!shell) throw new Error('the page is empty')
  return treeOf(shell, conditionOf)
}

function contentOf(page: Element): Tree[] {
  const main = page.querySelector('main')
  return main ? treesIn(main, conditionOf) : []
}

/** Renders in both languages. Languages take turns per page, because the texts of a module are loaded once. */
async function inBoth<Result>(run: () => Result | Promise<Result>) {
  await chooseLanguage('en')
  const en = await run()
  await chooseLanguage('zh')
  return { en, zh: await run() }
}

/** What replaces the content when the scripts of the console cannot be loaded. */
function renderFailure(): Tree[] {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <ProblemPage title={t('problem.chunk')} hint={t('problem.chunk.hint')}>
        <AnchorButton variant="primary" href="{address}">
          {t('problem.reload')}
        </AnchorButton>
      </ProblemPage>,
    ),
  )
  const trees = treesIn(container, conditionOf)
  flushSync(() => root.unmount())
  return trees
}

async function renderFrames(): Promise<Frames> {
  await loadFirstTexts()
  const table = new NodeTable()
  const addAll = ({ en, zh }: { en: readonly Tree[]; zh: readonly Tree[] }) => {
    if (en.length !== zh.length) throw new Error('the frames of a page differ by language')
    return en.map((tree, index) => table.add(tree, zh[index] ?? ''))
  }
  const frames: Frames = {
    nodes: table.nodes,
    shells: { everybody: 0, signedIn: 0, admins: 0, card: 0 },
    pages: { everybody: {}, signedIn: {}, admins: {} },
    failure: addAll(await inBoth(renderFailure)),
  }
  /* oxlint-disable no-await-in-loop -- the pages share the document */
  for (const [shell, path] of SHELL_PAGES) {
    const { en, zh } = await inBoth(() => render(path, shell, shellOf))
    frames.shells[shell] = table.add(en, zh)
  }
  for (const argument of process.argv.slice(2)) {
    const [, minRole, path = ''] = /^(\d+):(.*)$/.exec(argument) ?? []
    if (!WHOLE.test(path)) continue
    for (const audience of audiencesOf(Number(minRole))) {
      frames.pages[audience][path] = addAll(await inBoth(() => render(path, audience, contentOf)))
    }
  }
  /* oxlint-enable no-await-in-loop */
  return frames
}

export const frames = await renderFrames()
