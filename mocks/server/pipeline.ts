import { getResponse } from 'msw'
import { allNouns } from '../nouns'
import {
  fullResponse,
  jsonResponse,
  toFullResponse,
  type GatewayResponse,
  type HeaderLine,
  type FullResponse,
} from './response'
import { callOf } from './call'
import { unknownPath } from './fault-responses'
import { faultHandlerOf } from './fault-kinds'
import { findRoute, redirectOf } from './find-route'
import { isWithinLimit, type LimitClass } from './limits'
import type { Route } from './route'
import { sessionOfCall } from './session'

const handlers = allNouns.flatMap((noun) => noun.handlers)
const badRequest = fullResponse(400, '400 Bad Request', 'text/plain; charset=utf-8')

/** Percent-decodes a path. Undefined if an escape is invalid; the server rejects such paths before routing. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function redirect(method: string, url: URL, path: string): FullResponse {
  const target = `${encodeURI(path)}${url.search}`
  const location: HeaderLine = ['Location', target]
  if (method !== 'GET') return fullResponse(307, '', undefined, [location])
  const page = `<a href="${target.replaceAll('&', '&amp;')}">Moved Permanently</a>.\n\n`
  return fullResponse(301, page, 'text/html; charset=utf-8', [location])
}

async function runHandler(request: Request, route: Route): Promise<FullResponse> {
  // Pass only the handler that the route table selected; MSW would match by handler order.
  const handler = handlers.find(({ info }) => info.method === route.method && info.path === `*${route.path}`)
  const response = handler && (await getResponse([handler], request))
  if (response) return toFullResponse(response)
  return jsonResponse(501, {
    error: `the embedded gateway does not answer ${route.method} ${route.path} yet`,
  })
}

/** The rate limits of a route, of the pages for an unknown path. The relay has none (K3). */
function limitClassesOf(route: Route | undefined): readonly LimitClass[] {
  if (!route) return ['GW']
  if (route.path.startsWith('/v1/')) return []
  return route.critical ? ['GA', 'CT'] : ['GA']
}

async function serve(request: Request, path: string): Promise<FullResponse> {
  const call = callOf(request)
  const route = findRoute(request.method, path)
  const classes = limitClassesOf(route)
  const isAllowed = classes.every((limitClass) => isWithinLimit(limitClass, request, call))
  const response = !isAllowed
    ? fullResponse(429)
    : route
      ? await runHandler(request, route)
      : unknownPath(request.method, path)
  const cookies = call.setCookies.map((line): HeaderLine => ['Set-Cookie', line])
  const id: HeaderLine = ['X-Oneapi-Request-Id', call.requestId]
  return { ...response, headers: [...response.headers, id, ...cookies], stream: call.stream }
}

/**
 * Handles an API call in the server's order: redirects, rate limits, then the handler with its authorization (K3 and
 * K4.1). Fault rules apply to everything except redirects.
 */
export async function handleCall(request: Request, signal: AbortSignal): Promise<GatewayResponse> {
  const call = callOf(request)
  const url = new URL(request.url)
  const entry = call.world.log.add(request, call.body, sessionOfCall(call)?.username ?? null)
  const path = decodePath(url.pathname)
  const response = path === undefined ? badRequest : await handleOrFault(request, url, path, signal)
  if (response.kind === 'whole') entry.status = response.status
  return response
}

async function handleOrFault(
  request: Request,
  url: URL,
  path: string,
  signal: AbortSignal,
): Promise<GatewayResponse> {
  const { faults } = callOf(request).world
  const target = redirectOf(request.method, path)
  if (target !== undefined) return redirect(request.method, url, target)
  const rule = faults.match(request.method, url)
  const respond = () => serve(request, path)
  if (!rule) return respond()
  return faultHandlerOf(rule.order)({
    rule,
    rules: faults,
    method: request.method,
    path,
    signal,
    respond,
  })
}
