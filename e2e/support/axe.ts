import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** AX-01; with them the rules that are off by default, such as the size of targets, are on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What lies under an open menu or a message for a moment has no other size for that. */
const isOnlyCovered = (rule: string, summary = '') => rule === 'target-size' && summary.includes('obscured')

/** `colours`: only what another colour scheme can change. */
export type AxeScope = 'all' | 'colours'

/** What axe finds on a page as it stands, each as `rule: element`; animations are waited for. */
export async function axeFindings(page: Page, scope: AxeScope): Promise<string[]> {
  await page.evaluate(async () => {
    // Endless ones (a spinner) never finish.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  // Without a second page for each look, which pages of others in frames would need: those are not ours to mend.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (scope === 'all') axe.withTags(TAGS)
  else axe.withRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isOnlyCovered(id, node.failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
