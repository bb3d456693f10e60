import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

export const RATIOS = {
  ModelRatio: '{"gpt-4":15,"gpt-4o":1.25}',
  CompletionRatio: '{"gpt-4":2}',
  GroupRatio: '{"default":1,"vip":0.5}',
}

/** Returns the saved options in order, each as `key=value`. */
export async function sentOptions(world: Server): Promise<string[]> {
  const requests = await world.requests()
  return requests
    .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/option/'))
    .map(({ body }) => {
      const { key, value }: { key: string; value: unknown } = JSON.parse(body ?? '{}')
      return `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`
    })
}

/** Reviews a section by its button, and saves it. */
export async function saveSection(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Save ${section}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
}
