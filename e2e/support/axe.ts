import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** Source of axe-core. `@axe-core/playwright` opens an extra page per analysis and takes fifteen times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** axe rule tags that AX-01 requires. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Part of axe's failure summary for a target that an open menu covers; such a target is usable once the menu closes.
 */
const COVERED = 'partially obscured'

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const run = `axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then((all) => all.violations)`
  const found = await page.evaluate<AxeResults['violations']>(run)
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !failureSummary?.includes(COVERED))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/**
 * Script that makes axe read `color` for text. It asks for `-webkit-text-fill-color`, for which browsers return the
 * authored value instead of the forced colour.
 */
const READ_RENDERED_COLOR = `{
  const { prototype } = CSSStyleDeclaration
  const read = prototype.getPropertyValue
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}`

async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(`'axe' in window`)) return
  await page.evaluate(`${SOURCE};0`)
  await page.evaluate(READ_RENDERED_COLOR)
}

/** Runs single axe rules, including rules that are off by default, and returns their findings. */
export async function axeRules(page: Page, rules: readonly string[]): Promise<string[]> {
  await injectAxe(page)
  return violations(page, { runOnly: { type: 'rule', values: [...rules] } })
}

/** Waits until the page uses the colour scheme `scheme` and its animations have finished. */
async function waitForScheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  // The page reacts to a media query event one frame later, unless the user has picked a scheme.
  await page.waitForFunction((wanted) => {
    const chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
    const shown = document.documentElement.dataset.mantineColorScheme
    return chosen !== 'auto' || shown === undefined || shown === wanted
  }, scheme)
  await page.evaluate(async () => {
    // Endless animations, such as a spinner, never finish.
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((one) => one.finished))
  })
}

const isDarkPreferred = (page: Page) => page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)

/** Runs axe on the page as it is now, after its animations, and returns findings as `rule: element`. */
export async function axeFindings(page: Page): Promise<string[]> {
  await injectAxe(page)
  await waitForScheme(page, (await isDarkPreferred(page)) ? 'dark' : 'light')
  return violations(page, { runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
}

/** Findings of contrast in the other colour scheme and with forced colours; no other rule depends on colours. */
export async function contrastFindings(page: Page): Promise<string[]> {
  await injectAxe(page)
  const isDark = await isDarkPreferred(page)
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const colors = async (scheme: 'dark' | 'light', forcedColors: 'active' | null) => {
    await page.emulateMedia({ colorScheme: scheme, forcedColors })
    await waitForScheme(page, scheme)
    return violations(page, { runOnly: ['color-contrast'] })
  }
  const otherFindings = await colors(other, null)
  const forced = await colors(own, 'active')
  await page.emulateMedia({ forcedColors: null })
  return [...otherFindings.map((one) => `${other}: ${one}`), ...forced.map((one) => `forced colours: ${one}`)]
}
