import type { Page } from '@playwright/test'
import { axeRules } from '../support/axe'

/** Runs the checks and returns findings as `AX-nn: what, where`. Runs in the page, so it must be self-contained. */
function inspectPage(): string[] {
  const findings: string[] = []
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return ['no canvas']

  /** Converts any CSS colour to red, green, blue and opacity, each 0 to 255. */
  const parts = (color: string) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const over = (top: number[], below: number[]) => {
    const alpha = (top[3] ?? 255) / 255
    return [0, 1, 2].map((at) => (top[at] ?? 0) * alpha + (below[at] ?? 255) * (1 - alpha))
  }
  const ground = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255]
    const own = parts(getComputedStyle(element).backgroundColor)
    return own[3] === 255 ? own : over(own, ground(element.parentElement))
  }
  const luminance = (color: number[]) => {
    const [r = 0, g = 0, b = 0] = color.map((value) => {
      const share = value / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (color: string, element: Element, opacity = 1) => {
    const below = ground(element)
    const [r = 0, g = 0, b = 0, a = 255] = parts(color)
    const [one, other] = [luminance(over([r, g, b, a * opacity], below)), luminance(below)]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }
  const where = (element: Element) => element.outerHTML.slice(0, 140)
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2

  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input[placeholder], textarea[placeholder]',
  )) {
    if (field.placeholder === '' || !isVisible(field)) continue
    const { color, opacity } = getComputedStyle(field, '::placeholder')
    if (contrast(color, field, Number(opacity)) < 4.5) findings.push(`AX-05: placeholder, ${where(field)}`)
  }
  for (const off of document.querySelectorAll('[aria-disabled="true"], [data-disabled], :disabled')) {
    if (!isVisible(off) || (off.textContent ?? '').trim() === '') continue
    const text = [...off.querySelectorAll('*'), off].find((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    if (text && isVisible(text) && contrast(getComputedStyle(text).color, text) < 4.5)
      findings.push(`AX-05: disabled text has too little contrast, ${where(off)}`)
  }
  for (const icon of document.querySelectorAll('svg')) {
    if (!isVisible(icon) || icon.closest('[role="img"], figure')) continue
    if (contrast(getComputedStyle(icon).color, icon) < 3)
      findings.push(`AX-05: icon, ${where(icon.closest('button, a, label, td, p, div') ?? icon)}`)
  }

  const PRESSED = 'a, button, input, select, textarea, label, summary, option, [role], [tabindex]'
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.tabIndex > 0) findings.push(`AX-07: tabindex, ${where(element)}`)
    if (element.draggable && !element.matches('a, img')) findings.push(`AX-58: dragged, ${where(element)}`)
    // React attaches its listeners to the root, so read the element's props.
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    const props: unknown = key && Reflect.get(element, key)
    const hasClickHandler = typeof props === 'object' && props !== null && 'onClick' in props && props.onClick
    if (hasClickHandler && !element.closest(PRESSED))
      findings.push(`AX-07: click without a role, ${where(element)}`)
  }

  const titles = document.querySelectorAll('h1')
  if (titles.length !== 1) findings.push(`AX-09: ${titles.length} h1`)
  const name = titles[0]?.textContent?.trim() ?? ''
  if (name === '' || !document.title.startsWith(`${name} – `))
    findings.push(`AX-09: title "${document.title}" of "${name}"`)
  if (!['en', 'zh'].includes(document.documentElement.lang)) findings.push('AX-08: no language')

  for (const table of document.querySelectorAll('table')) {
    if (!table.caption && !table.ariaLabel && !table.getAttribute('aria-labelledby'))
      findings.push('AX-44: table without a name')
    for (const head of table.querySelectorAll('th'))
      if (!head.scope) findings.push(`AX-44: heading without scope, ${where(head)}`)
    if (table.querySelectorAll('[aria-sort="ascending"], [aria-sort="descending"]').length > 1)
      findings.push('AX-44: sorted twice')
    for (const head of table.querySelectorAll('[aria-sort]'))
      if (!head.querySelector('button'))
        findings.push(`AX-44: sortable heading without a button, ${where(head)}`)
  }

  const FIELDS = 'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]), select, textarea'
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (!isVisible(field) || field.closest('td, [aria-hidden="true"]')) continue
    const labels = [...(field.labels ?? [])]
    const by = (field.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
    const isLabelled = [...labels, ...by].some(
      (label) => label && isVisible(label) && label.textContent?.trim(),
    )
    if (!isLabelled && field.type !== 'search') findings.push(`AX-61: no visible label, ${where(field)}`)
    if (field.type === 'password' && !/^(current-password|new-password|off)$/.test(field.autocomplete))
      findings.push(`AX-62: autocomplete "${field.autocomplete}", ${where(field)}`)
  }

  if (!document.querySelector('[role="status"]:empty, output:empty'))
    findings.push('AX-35: no empty polite live region')
  for (const picture of document.images)
    if (!picture.hasAttribute('alt')) findings.push(`AX-68: no alt, ${where(picture)}`)
  for (const frame of document.querySelectorAll('iframe'))
    if (!frame.title) findings.push('AX-68: frame without a title')
  return findings
}

/** axe rules to run by name; `label-content-name-mismatch` (WCAG 2.5.3) is off by default. */
const NAMES = ['label-content-name-mismatch', 'button-name', 'link-name', 'label', 'tabindex']

/** Returns the findings of the custom checks on the page as it is now (AX-05 to AX-09 and others). */
export async function customFindings(page: Page): Promise<string[]> {
  const names = await axeRules(page, NAMES)
  return [...(await page.evaluate(inspectPage)), ...names.map((found) => `AX-06: ${found}`)]
}
