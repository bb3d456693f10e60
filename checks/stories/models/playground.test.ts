import { expect, test } from '../../document/document-story'
import { ask, MODEL, openPlayground, serveModel } from '../../../e2e/models/stream-support'

test('playground: an account without a token has its first answer after five actions', async ({
  page,
  world,
}) => {
  await serveModel(world)
  await world.signIn('alice')
  for (const { id } of await world.call<{ id: number }[]>('GET', '/api/token/search?keyword='))
    await world.call('DELETE', `/api/token/${id}`)
  await page.goto('/')
  await page.getByRole('link', { name: 'Models', exact: true }).click()
  await page.getByRole('link', { name: `Try ${MODEL}` }).click()
  await page.getByRole('button', { name: 'Create a token and begin' }).click()
  await ask(page, 'What time is it?')
  await expect(page.getByText(`${MODEL} of the embedded gateway has read: What time is it?`)).toBeVisible()
})

test('playground: an answer is stopped in its middle and asked again', async ({ page, world }) => {
  await serveModel(world, 'slow')
  await openPlayground(page)
  await ask(page, 'one two three four five six seven eight nine ten')
  const answer = page.getByRole('article', { name: `Answer of ${MODEL}` })
  await expect(answer.getByText('has read')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(answer.getByText('You have stopped the answer.')).toBeVisible()
  await expect(answer.getByText('nine ten')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
})

test.describe('administrator', () => {
  test.use({ caller: 'root' })

  test('playground: opens from a channel, which alone is asked', async ({ page, grid, world }) => {
    await serveModel(world, 'plain one')
    await page.goto('/channel')
    await (await grid.openMenu('plain one')).getByRole('menuitem', { name: 'Try it' }).click()
    await expect(page.getByText(/^Only channel \d+ is asked\.$/)).toBeVisible()
    await ask(page, 'Hello')
    await expect(page.getByText(`${MODEL} of the embedded gateway has read: Hello`)).toBeVisible()
  })
})
