import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The library itself: its wrapper for Playwright opens a page for each look, which takes fifteen times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The tags of AX-01. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What an open menu covers by half is no target before the menu closes. */
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

/** Axe reads the fill colour of text, which browsers give as written where the system forces another. */
const READ_SHOWN_COLOR = `{
  const { prototype } = CSSStyleDeclaration
  const read = prototype.getPropertyValue
  prototype.getPropertyValue = function (name) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}`

async function haveAxe(page: Page): Promise<void> {
  if (await page.evaluate(`'axe' in window`)) return
  await page.evaluate(`${SOURCE};0`)
  await page.evaluate(READ_SHOWN_COLOR)
}

/** What single rules of axe find, also those that it does not run by itself. */
export async function axeRules(page: Page, rules: readonly string[]): Promise<string[]> {
  await haveAxe(page)
  return violations(page, { runOnly: { type: 'rule', values: [...rules] } })
}

/** Waits until the page has followed the system to `scheme`, and until its animations are over. */
async function settle(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  // The page follows by an event, which comes after a frame; not where a person has chosen a scheme.
  await page.waitForFunction((wanted) => {
    const chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
    const shown = document.documentElement.dataset.mantineColorScheme
    return chosen !== 'auto' || shown === undefined || shown === wanted
  }, scheme)
  await page.evaluate(async () => {
    // Endless ones (a spinner) never finish.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/**
 * What axe finds on a page as it stands, each as `rule: element`; animations are waited for. Colours are looked at
 * in both schemes and where the system forces its own, the rest, which does not depend on them, in one.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await haveAxe(page)
  const isDark = await page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const colors = async (scheme: 'dark' | 'light', forcedColors: 'active' | null) => {
    await page.emulateMedia({ colorScheme: scheme, forcedColors })
    await settle(page, scheme)
    return violations(page, { runOnly: ['color-contrast'] })
  }
  await settle(page, own)
  const here = await violations(page, { runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
  const there = await colors(other, null)
  const forced = await colors(own, 'active')
  await page.emulateMedia({ forcedColors: null })
  return [
    ...here,
    ...there.map((one) => `${other}: ${one}`),
    ...forced.map((one) => `forced colours: ${one}`),
  ]
}
