import { people } from './provider-people'
import type { SiteName } from './sites'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function page(provider: string, content: string): string {
  const title = `Pretended provider: ${provider}`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`
}

/** Choices that make the authorization fail. */
const failures: readonly (readonly [as: string, words: string])[] = [
  ['refused', 'Refuse'],
  ['bad-code', 'Go on with a code that is no good'],
  ['unreachable', 'Go on, but be out of reach for the server'],
]

/** Account picker page; each choice links to the current URL with an `as` parameter. */
export function providerPage(site: SiteName, query: URLSearchParams): string {
  const link = ([as, words]: readonly [string, string]) => {
    const target = new URLSearchParams(query)
    target.set('as', as)
    return `<li><a href="?${escapeHtml(target.toString())}">${escapeHtml(words)}</a></li>`
  }
  const known = Object.entries(people[site]).map(
    ([as, { id, name }]) => [as, `Go on as ${as}: ${name || 'no name'} (${id})`] as const,
  )
  return page(site, `<ul>\n${[...known, ...failures].map(link).join('\n')}\n</ul>`)
}

/** Page with one WeChat code per account. */
export function wechatPage(codes: readonly (readonly [as: string, code: string])[]): string {
  const rows = codes.map(([as, code]) => `<dt>${escapeHtml(as)}</dt><dd id="${escapeHtml(as)}">${code}</dd>`)
  return page('wechat', `<dl>\n${rows.join('\n')}\n</dl>`)
}

/** Error page for an invalid authorization link. */
export function errorPage(site: SiteName, error: string): string {
  return page(site, `<p>${escapeHtml(error)}</p>`)
}
