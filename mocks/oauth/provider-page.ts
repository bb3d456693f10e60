import { people } from './provider-people'
import type { SiteName } from './sites'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

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

/** What stands beside the people: ways in which going on fails. */
const failures: readonly (readonly [as: string, words: string])[] = [
  ['refused', 'Refuse'],
  ['bad-code', 'Go on with a code that is no good'],
  ['unreachable', 'Go on, but be out of reach for the server'],
]

/** A page that asks who somebody is; each answer is a link back to this address with `as` added. */
export function providerPage(site: SiteName, query: URLSearchParams): string {
  const link = ([as, words]: readonly [string, string]) => {
    const target = new URLSearchParams(query)
    target.set('as', as)
    return `<li><a href="?${escaped(target.toString())}">${escaped(words)}</a></li>`
  }
  const known = Object.entries(people[site]).map(
    ([as, { id, name }]) => [as, `Go on as ${as}: ${name || 'no name'} (${id})`] as const,
  )
  return page(site, `<ul>\n${[...known, ...failures].map(link).join('\n')}\n</ul>`)
}

/** A page with a code to type for each person. */
export function wechatPage(codes: readonly (readonly [as: string, code: string])[]): string {
  const rows = codes.map(([as, code]) => `<dt>${escaped(as)}</dt><dd id="${escaped(as)}">${code}</dd>`)
  return page('wechat', `<dl>\n${rows.join('\n')}\n</dl>`)
}

/** A page that says what is wrong with the link that led here. */
export function errorPage(site: SiteName, error: string): string {
  return page(site, `<p>${escaped(error)}</p>`)
}
