import DOMPurify from 'dompurify'
import { setHtmlSanitiser } from './trusted-types-policy'
import { fragmentOf, ID_PREFIX } from './in-page-link'
import { safeUrl } from './safe-url'

const TAGS =
  'a abbr b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s small span strong sub sup table thead tbody tfoot tr td th caption u ul'
const ATTRIBUTES = 'href title alt src width height colspan rowspan align dir lang'

/** What links within the content lead to. Only these ids are kept: all others would only get in our way. */
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
  // An address without a path stays as it was typed: the slash that belongs there is understood.
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

// With a prefix, so that no id of the content is taken for one of ours.
purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName !== 'id') return
  const id = data.attrValue.startsWith(ID_PREFIX) ? data.attrValue.slice(ID_PREFIX.length) : data.attrValue
  data.keepAttr = fragments.has(id)
  data.attrValue = `${ID_PREFIX}${id}`
})

/** Nobody writes a page of that length; a browser would take seconds to read it. */
const MAX_LENGTH = 1_000_000

/** HTML that an administrator typed, reduced to harmless formatting (allow-list of T-03). */
export function sanitise(html: string): string {
  fragments.clear()
  const clean = purified(html, ATTRIBUTES)
  // A link may stand before or behind its target, so the targets need a second look.
  return fragments.size === 0 ? clean : purified(html, `${ATTRIBUTES} id`)
}

function purified(html: string, attributes: string): string {
  return purifier.sanitize(html.slice(0, MAX_LENGTH), {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

// Under Trusted Types what was cleaned is cleaned once more where it is written: the same in, the same out.
setHtmlSanitiser(sanitise)

const HEADING = /(<\/?h)([1-5])(?=[\s>])/g

/**
 * Sanitised HTML with each heading a step lower, so that the `h1` of the screen stays the only one. Only digits in
 * the names of headings change: what was harmless stays so.
 */
export function demoteHeadings(html: string): string {
  return html.replaceAll(HEADING, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
}
