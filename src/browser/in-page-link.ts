/** Prefix of ids in configured content, so that they cannot collide with ids of the console. */
export const ID_PREFIX = 'user-content-'

/** Decoded fragment of an in-page link; undefined for other links, blank for the top. */
export function fragmentOf(href: string): string | undefined {
  const trimmed = href.trim()
  if (!trimmed.startsWith('#')) return undefined
  try {
    return decodeURIComponent(trimmed.slice(1))
  } catch {
    return trimmed.slice(1)
  }
}

/** Slug of a heading as Markdown renderers build it: lower case, dashes for blanks, no punctuation. */
function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** Finds the element of `content` by id or heading slug; undefined if there is none. */
export function targetIn(content: Element, fragment: string): Element | undefined {
  if (fragment === '') return content
  const byId = Array.from(content.querySelectorAll('[id]')).find(({ id }) => id === `${ID_PREFIX}${fragment}`)
  if (byId) return byId
  const headings = Array.from(content.querySelectorAll('h1, h2, h3, h4, h5, h6'))
  const slug = fragment.toLowerCase()
  return (
    headings.find((heading) => slugOf(heading.textContent) === slug) ?? (slug === 'top' ? content : undefined)
  )
}
