// oxlint-disable import/default -- a `?raw` import has the file's text as its default export
import { fullResponse, type FullResponse } from '../server/response'
import requests from './control-requests.mjs?raw'
import style from './control-page.css?raw'
import page from './control-page.html?raw'
import script from './control-page.mjs?raw'
import views from './control-views.mjs?raw'

const SCRIPT = 'text/javascript; charset=utf-8'

const parts: Readonly<Record<string, readonly [body: string, type: string]>> = {
  '/__gateway/': [page, 'text/html; charset=utf-8'],
  '/__gateway/control-page.css': [style, 'text/css; charset=utf-8'],
  '/__gateway/control-requests.mjs': [requests, SCRIPT],
  '/__gateway/control-views.mjs': [views, SCRIPT],
  '/__gateway/control-page.mjs': [script, SCRIPT],
}

/** Serves the control page and its assets; undefined for other paths. */
export function servePage(path: string): FullResponse | undefined {
  const part = Object.hasOwn(parts, path) ? parts[path] : undefined
  return part && fullResponse(200, part[0], part[1], [['Cache-Control', 'no-cache']])
}
