import { isGatewayPath } from '../gateway'
import type { GatewayResponse } from '../server/response'
import { rememberedGateway, type RememberedGateway } from './remembered-gateway'
import { RetiringWorker } from './retiring-worker'
import { WorkerJournal } from './worker-journal'

/** What of a service worker is used here; its own types and those of pages exclude each other. */
interface Worker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs as a service worker, nowhere else
const worker = globalThis as unknown as Worker

const site = new RetiringWorker({
  fetchPage: () => fetch('/'),
  unregister: () => worker.registration.unregister(),
})
let gateway: Promise<RememberedGateway> | undefined

function responseOf(answer: GatewayResponse): Response {
  if (answer.kind === 'reset') return Response.error()
  const headers = new Headers()
  for (const [name, value] of answer.headers) if (name !== 'Set-Cookie') headers.append(name, value)
  // The browser reads no label as plain text; the gateway means none.
  setTimeout(() => answer.sent?.())
  const isRedirect = answer.status >= 300 && answer.status < 400
  const target = headers.get('Location')
  if (isRedirect && target !== null) return Response.redirect(new URL(target, location.href), answer.status)
  return new Response(answer.body === '' ? null : answer.body, { status: answer.status, headers })
}

async function answered(request: Request): Promise<Response> {
  gateway ??= rememberedGateway(new WorkerJournal())
  return responseOf(await (await gateway).answer(request))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// The one thing a page asks of it, see demo-start.ts.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || site.isRetired) return
  if (isGatewayPath(pathname)) event.respondWith(answered(request))
  // An address of the console is no file of a static host.
  else if (request.mode === 'navigate') event.respondWith(site.page(request.url))
})
