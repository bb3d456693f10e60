// Reduces a rendered page to what stands before the libraries arrive: boxes, texts and links.
import type { Tree } from './frame-tree'

/** Announcements, overlays and what only screen readers read. */
const LEFT_OUT = [
  'output:empty',
  '[role="status"]',
  '[data-messages]',
  '[data-mantine-shared-portal-node]',
  'option ~ option',
].join(', ')
/**
 * Attributes that the style sheets read, and those of links and pictures. Nothing turns: an animation would take the
 * processor from the libraries.
 */
const KEPT =
  /^(class|href|src|alt|width|height|d|viewBox|type|placeholder|colspan|aria-(hidden|pressed|disabled)|data-(?!spinning).+)$/
/** Controls do nothing before the libraries arrive: they are out of reach for pointer, keyboard and screen readers. */
const CONTROLS = 'button, input, select, textarea'

function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(
    ({ name, value }) => KEPT.test(name) && value !== 'button' && (value !== '' || name === 'alt'),
  )
  const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
  if (element.tagName === 'NAV') attributes['aria-label'] = element.getAttribute('aria-label') ?? ''
  if (element.matches(CONTROLS) && !element.closest('main')) attributes.inert = ''
  if (element.tagName === 'MAIN')
    Object.assign(attributes, { id: element.id, inert: '', 'aria-hidden': 'true' })
  return attributes
}

/** Returns the tree of an element without `main`'s content; `conditionOf` names when it is shown. */
export function treeOf(element: Element, conditionOf: (element: Element) => string | undefined): Tree {
  const attributes = attributesOf(element)
  const condition = conditionOf(element)
  if (condition !== undefined) attributes.if = condition
  return {
    tag: element.tagName.toLowerCase(),
    attributes,
    children: element.matches('main') ? [] : treesIn(element, conditionOf),
  }
}

/** Returns the trees of the children of an element. */
export function treesIn(element: Element, conditionOf: (element: Element) => string | undefined): Tree[] {
  return [...element.childNodes].flatMap((child): Tree[] => {
    if (child instanceof Element) return child.matches(LEFT_OUT) ? [] : [treeOf(child, conditionOf)]
    return child.textContent ? [child.textContent.replace(location.host, '{host}')] : []
  })
}
