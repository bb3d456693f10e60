import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

/** Model of the stories; its channel is the only one that serves it. */
export const MODEL = 'story-model'

/** Channel that serves `MODEL`; words in `name` say how its provider behaves (mocks/upstream/README.md). */
export async function serveModel(world: Server, name = 'plain', models = MODEL): Promise<void> {
  await world.options({
    ModelRatio: JSON.stringify(Object.fromEntries(models.split(',').map((each) => [each, 2]))),
  })
  await world.signIn('root')
  await world.call('POST', '/api/channel/', {
    type: 1,
    name,
    key: 'sk-upstream',
    base_url: '',
    models,
    group: 'default',
    model_mapping: '',
    priority: 0,
  })
}

/** Opens the playground with `MODEL`, which the newest usable token pays for. */
export async function openPlayground(page: Page, search = ''): Promise<void> {
  await page.goto(`/models/try?model=${MODEL}${search}`)
  await page.getByRole('textbox', { name: 'Your question' }).waitFor()
}

/** Types a question and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
}
