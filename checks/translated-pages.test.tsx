import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tolerateTranslators } from '#/browser/translated-texts'
import { signIn, signOut } from '#/session/session'
import { startGateway, type TestGateway } from '../mocks/hosts/vitest-host'
import { VISITS, type Visit } from '../scripts/page-visits'
import { mountConsole, settled } from './mount-console'
import { translate, withoutMarks } from './translator'

let gateway: TestGateway

beforeAll(() => tolerateTranslators(document.body))
beforeEach(() => {
  // A page that is opened again a second later says *in 6 hours* instead of *in 7*.
  vi.useFakeTimers({ toFake: ['Date'] })
  // What a database holds arrives at a time of its own, and a chart that finds stored sums asks for further ones.
  vi.stubGlobal('indexedDB', undefined)
  gateway = startGateway()
  // Otherwise each read has groups in another order.
  vi.spyOn(gateway.world(), 'shuffled').mockImplementation((items) => [...items])
})
afterEach(() => {
  signOut()
  gateway.stop()
})

/**
 * Waits for the data, for the parts that are loaded late, and for the data of those, until nothing comes any more: between
 * the sums of a chart, which are asked for in turn, no query is fetching.
 */
async function complete(cache: QueryClient) {
  let before: string | undefined
  while (before !== document.body.textContent) {
    before = document.body.textContent
    await settled(cache)
    await act(() => vi.dynamicImportSettled())
    await settled(cache)
  }
}

/** Opens a page and waits for its parts and their data. Returns its query cache. */
async function open({ url, caller }: Visit) {
  if (caller !== 'nobody') signIn(gateway.signIn(caller))
  const cache = mountConsole(url)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  await complete(cache)
  return cache
}

const observed = () => act(async () => {})

/** When something was read. */
const TIME = /\d\d:\d\d:\d\d/g
/** The settings are a form, which keeps what it read when it was opened; its prices name that number. */
const SCALE_OF_FORM = /\d+(?= quota per dollar)/g

/** The words that are seen. Announcements to screen readers come and go by time. */
function shown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const isLive = parentElement?.closest('[role="status"], [aria-live], output')
    const text = withoutMarks(node.textContent ?? '')
    if (parentElement && !isLive) texts.push(text.replaceAll(TIME, '').replaceAll(SCALE_OF_FORM, ''))
  }
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '')
}

it('translation: every page is opened', () => expect(VISITS.length).toBeGreaterThan(35))

async function showsTheSame(visit: Visit): Promise<void> {
  const cache = await open(visit)
  translate(document.body)
  await observed()
  expect(document.body.textContent).toContain('‹')
  // What a write does: the server has other values, and the cache asks for them.
  gateway.options({ QuotaPerUnit: '250000' })
  await act(() => cache.refetchQueries({ type: 'all' }))
  await complete(cache)
  const translated = shown()

  cleanup()
  await open(visit)
  // Some figures come a moment after the data.
  await waitFor(() => expect(translated).toEqual(shown()))
}

// Each fourth page daily: they share their ways of showing what changes.
for (const tags of [[], ['all']])
  it.each(VISITS.filter((_, at) => at % 4 > 0 === tags.includes('all')))(
    'translation: $url as $caller shows what the server has, after another write',
    { tags },
    showsTheSame,
  )
