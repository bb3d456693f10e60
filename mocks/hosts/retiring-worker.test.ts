import { expect, it, vi } from 'vitest'
import { RetiringWorker } from './retiring-worker'

const AT = 'http://demo.test/token?p=2'
const DEMO =
  '<!doctype html><html><head><script type="module" src="/demo-start.js"></script></head><body></body></html>'

function workerOf(page: () => Promise<Response>, isRemoved = true) {
  const unregister = vi.fn<() => Promise<boolean>>().mockResolvedValue(isRemoved)
  return { unregister, worker: new RetiringWorker({ fetchPage: page, unregister }) }
}

it('retiring worker: serves the demo page and stays registered', async () => {
  const { worker, unregister } = workerOf(async () => new Response(DEMO))
  expect(await (await worker.page(AT)).text()).toBe(DEMO)
  expect([worker.isRetired, unregister.mock.calls.length]).toEqual([false, 0])
})

it.each([
  [
    'another build of the console',
    '<!doctype html><div id="root"></div><script type="module" src="/assets/a.js"></script>',
  ],
  ['an embedded gateway', '<meta name="gateway-controls" content="/__gateway/" />'],
  ['another program', 'It works!'],
  ['an empty page', ''],
  ['words about the demonstration', '<p>demo-start.js</p>'],
])('retiring worker: unregisters when %s is served, and redirects', async (_what, html) => {
  const { worker, unregister } = workerOf(async () => new Response(html))
  const response = await worker.page(AT)
  expect([response.status, response.headers.get('location')]).toEqual([302, AT])
  expect([worker.isRetired, unregister.mock.calls.length]).toEqual([true, 1])
})

it('retiring worker: serves the page if unregistering fails, to avoid a redirect loop', async () => {
  const { worker } = workerOf(async () => new Response('other'), false)
  const response = await worker.page(AT)
  expect([response.status, await response.text(), worker.isRetired]).toEqual([200, 'other', true])
})

it.each([404, 500, 502, 503])(
  'retiring worker: stays registered when the host returns %i',
  async (status) => {
    const { worker, unregister } = workerOf(async () => new Response('out of order', { status }))
    expect((await worker.page(AT)).status).toBe(status)
    expect([worker.isRetired, unregister.mock.calls.length]).toEqual([false, 0])
  },
)

it('retiring worker: stays registered when the host is unreachable', async () => {
  const { worker, unregister } = workerOf(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(worker.page(AT)).rejects.toThrow('Failed to fetch')
  expect([worker.isRetired, unregister.mock.calls.length]).toEqual([false, 0])
})
