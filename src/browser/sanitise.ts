import DOMPurify from 'dompurify'
import { setHtmlSanitiser } from './trusted-types-policy'
import { safeUrl } from './urls'

const TAGS =
  'a abbr b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s small span strong sub sup table thead tbody tfoot tr td th caption u ul'
const ATTRIBUTES = 'href title alt src width height colspan rowspan align dir lang'

/** Prefix of ids in configured content, so that they cannot collide with ids of the console. */
const ID_PREFIX = 'user-content-'

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

/** Targets of in-page links in the content. Only these ids are kept. */
const fragments = new Set<string>()

function guardLink(element: Element): void {
  const given = element.getAttribute('href') ?? ''
  const fragment = fragmentOf(given)
  if (fragment !== undefined) {
    fragments.add(fragment)
    return
  }
  const href = safeUrl('link', given)
  if (!href) {
    element.removeAttribute('href')
    return
  }
  // Keep a URL without a path as typed: the parser only adds a slash.
  if (href !== `${given}/`) element.setAttribute('href', href)
  element.setAttribute('rel', 'noopener noreferrer nofollow')
  element.setAttribute('target', '_blank')
}

function guardImage(element: Element): void {
  const src = safeUrl('image', element.getAttribute('src') ?? '')
  if (!src) {
    element.remove()
    return
  }
  element.setAttribute('src', src)
  element.setAttribute('referrerpolicy', 'no-referrer')
  element.setAttribute('loading', 'lazy')
}

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') guardLink(element)
  if (element.tagName === 'IMG') guardImage(element)
})

purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName !== 'id') return
  const id = data.attrValue.startsWith(ID_PREFIX) ? data.attrValue.slice(ID_PREFIX.length) : data.attrValue
  data.keepAttr = fragments.has(id)
  data.attrValue = `${ID_PREFIX}${id}`
})

/** Maximum length in characters; longer HTML takes seconds to parse. */
const MAX_LENGTH = 1_000_000

/** Sanitises HTML to an allow-list of tags and attributes; only that of an administrator may have images. */
export function sanitise(html: string, hasImages = true): string {
  fragments.clear()
  const clean = purified(html, ATTRIBUTES, hasImages)
  // A link may come before or after its target, so ids need a second pass.
  return fragments.size === 0 ? clean : purified(html, `${ATTRIBUTES} id`, hasImages)
}

function purified(html: string, attributes: string, hasImages: boolean): string {
  return purifier.sanitize(html.slice(0, MAX_LENGTH), {
    ALLOWED_TAGS: TAGS.split(' ').filter((tag) => hasImages || tag !== 'img'),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

// Trusted Types sanitises again on assignment to innerHTML; sanitising is idempotent.
setHtmlSanitiser((html) => sanitise(html))

const HEADING = /(<\/?h)([1-5])(?=[\s>])/g

/**
 * Lowers each heading of sanitised HTML by one level, so that the screen's `h1` stays the only one. Changes only digits
 * in tag names, so the HTML stays safe.
 */
export function demoteHeadings(html: string): string {
  return html.replaceAll(HEADING, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
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
