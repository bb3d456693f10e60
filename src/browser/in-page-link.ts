/** Ids of configured content begin with it, so that none of them is taken for one of ours. */
export const ID_PREFIX = 'user-content-'

/** What `href` names within its own page, decoded; undefined when it leads elsewhere, blank for the beginning. */
export function fragmentOf(href: string): string | undefined {
  const trimmed = href.trim()
  if (!trimmed.startsWith('#')) return undefined
  try {
    return decodeURIComponent(trimmed.slice(1))
  } catch {
    return trimmed.slice(1)
  }
}

/** A heading as Markdown readers name it: lower case, dashes for blanks, without punctuation. */
function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** The element of `content` that `fragment` names by its id or by the words of a heading, if there is one. */
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
