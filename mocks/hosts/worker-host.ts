import { isGatewayPath } from '../gateway'
import type { GatewayResponse } from '../server/response'
import { rememberedGateway, type RememberedGateway } from './remembered-gateway'
import { streamedBody } from './stream-pieces'
import { RetiringWorker } from './retiring-worker'
import { WorkerJournal } from './worker-journal'

/** The used part of the service worker API; TypeScript's `webworker` and `dom` libraries cannot be combined. */
interface Worker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
}
interface WorkerEvent {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file runs as a service worker, nowhere else
const worker = globalThis as unknown as Worker

const site = new RetiringWorker({
  fetchPage: () => fetch('/'),
  unregister: () => worker.registration.unregister(),
})
let gateway: Promise<RememberedGateway> | undefined

function responseOf(response: GatewayResponse): Response {
  if (response.kind === 'reset') return Response.error()
  // A server over HTTP adds it to each response.
  const headers = new Headers({ Date: new Date().toUTCString() })
  for (const [name, value] of response.headers) if (name !== 'Set-Cookie') headers.append(name, value)
  // Let the browser deliver this response before the response that waits for it.
  setTimeout(() => response.sent?.())
  const isRedirect = response.status >= 300 && response.status < 400
  const target = headers.get('Location')
  if (isRedirect && target !== null) return Response.redirect(new URL(target, location.href), response.status)
  const { stream, body, status } = response
  return new Response(stream ? streamedBody(stream) : body === '' ? null : body, { status, headers })
}

async function respond(request: Request): Promise<Response> {
  gateway ??= rememberedGateway(new WorkerJournal())
  return responseOf(await (await gateway).respond(request))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
// demo-start.ts asks the worker to claim the page.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || site.isRetired) return
  if (isGatewayPath(pathname)) event.respondWith(respond(request))
  // Routes of the console are no files on a static host, so serve the page.
  else if (request.mode === 'navigate') event.respondWith(site.page(request.url))
})
