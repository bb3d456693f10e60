import { getResponse } from 'msw'
import { handlers } from '../handlers'
import { whole, wholeJson, wholeOf, type GatewayAnswer, type HeaderLine, type WholeAnswer } from './answer'
import { callOf } from './call'
import { unknownPath } from './fault-answers'
import { playOf } from './fault-kinds'
import { findRoute, redirectOf } from './find-route'
import { mayPass } from './limits'
import type { Route } from './routes'
import { sessionOfCall } from './session'

const badRequest = whole(400, '400 Bad Request', 'text/plain; charset=utf-8')

/** A path without its escapes, undefined when they cannot be read: the server refuses those before routing. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function redirected(method: string, url: URL, path: string): WholeAnswer {
  const target = `${encodeURI(path)}${url.search}`
  const location: HeaderLine = ['Location', target]
  if (method !== 'GET') return whole(307, '', undefined, [location])
  const page = `<a href="${target.replaceAll('&', '&amp;')}">Moved Permanently</a>.\n\n`
  return whole(301, page, 'text/html; charset=utf-8', [location])
}

async function handled(request: Request, route: Route): Promise<WholeAnswer> {
  // One handler at a time: which one is meant was decided by the route table, not by their order.
  const handler = handlers.find(({ info }) => info.method === route.method && info.path === `*${route.path}`)
  const response = handler && (await getResponse([handler], request))
  if (response) return wholeOf(response)
  return wholeJson(501, { error: `the embedded gateway does not answer ${route.method} ${route.path} yet` })
}

async function served(request: Request, path: string): Promise<WholeAnswer> {
  const call = callOf(request)
  const route = findRoute(request.method, path)
  const classes = route ? (['GA', ...(route.critical ? (['CT'] as const) : [])] as const) : (['GW'] as const)
  const mayGo = classes.every((limitClass) => mayPass(limitClass, request, call))
  const answer = !mayGo
    ? whole(429)
    : route
      ? await handled(request, route)
      : unknownPath(request.method, path)
  const cookies = call.setCookies.map((line): HeaderLine => ['Set-Cookie', line])
  const id: HeaderLine = ['X-Oneapi-Request-Id', call.world.nextRequestId()]
  return { ...answer, headers: [...answer.headers, id, ...cookies] }
}

/**
 * Answers a call of the API in the server's order: redirects first, untouched by anything else; then limits, then
 * the handler with its guard (contract 3 and 4.1). A fault rule stands between the caller and all but the redirect.
 */
export async function answerCall(request: Request, signal: AbortSignal): Promise<GatewayAnswer> {
  const call = callOf(request)
  const url = new URL(request.url)
  const entry = call.world.log.add(request, call.body, sessionOfCall(call)?.username ?? null)
  const path = decoded(url.pathname)
  const answer = path === undefined ? badRequest : await answerOrFault(request, url, path, signal)
  if (answer.kind === 'whole') entry.status = answer.status
  return answer
}

async function answerOrFault(
  request: Request,
  url: URL,
  path: string,
  signal: AbortSignal,
): Promise<GatewayAnswer> {
  const { faults } = callOf(request).world
  const target = redirectOf(request.method, path)
  if (target !== undefined) return redirected(request.method, url, target)
  const rule = faults.take(request.method, url)
  const good = () => served(request, path)
  if (!rule) return good()
  return playOf(rule.order)({ rule, rules: faults, method: request.method, path, signal, good })
}
