import { expect, test } from '../support/test'
import { HTML_CASES, MARKDOWN_CASES } from '../hostile/markup-cases'
import { AT_PAGE_START, installXssProbes } from '../hostile/xss-probes'
import { ask, MODEL, openPlayground, serveModel } from './stream-support'

for (const [name, words] of [
  ['interrupted', 'The answer broke off: the provider ended it without a reason.'],
  ['stumbling', '1 line of the provider was no part of an answer.'],
] as const)
  test(`playground: a provider that is ${name} is told @all`, async ({ page, world }) => {
    await serveModel(world, name)
    await openPlayground(page)
    await ask(page, 'one two three four')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText(`${MODEL} of the embedded`)).toBeVisible()
  })

test('playground: a connection that breaks in the middle keeps what has arrived @all', async ({
  page,
  world,
}) => {
  await serveModel(world)
  await world.fault({ call: 'POST /v1/chat/completions', kind: 'cut-short', applied: true, ms: 600_000 })
  await openPlayground(page)
  await ask(page, 'one two three four five six seven eight')
  // A browser drops what the page has not read when the connection breaks.
  await expect(page.getByText(`${MODEL} of the embedded`)).toBeVisible()
  await world.release()
  await expect(page.getByText('The connection broke off in the middle of the answer.')).toBeVisible()
  await expect(page.getByText(`${MODEL} of the embedded`)).toBeVisible()
})

test.describe('hostile answers', () => {
  test.use({ ignoreCspViolations: true })

  test('playground: markup of an answer runs nothing, loads nothing and sends nothing (T-02, T-03)', async ({
    page,
    world,
  }) => {
    await serveModel(world)
    await openPlayground(page)
    const probes = await installXssProbes(page)
    const inputs = [...HTML_CASES, ...MARKDOWN_CASES].map(([, input]) => input)
    await ask(page, `${inputs.join('\n\n')}\n\n![a](https://evil.example/x.png)\n\nThe end.`)
    const answer = page.getByRole('article', { name: `Answer of ${MODEL}` })
    await expect(answer.getByRole('link', { name: 'Log entry' })).toBeVisible()
    await expect(answer.getByText('The end.')).toBeVisible()
    await expect(
      answer.locator('img, iframe, script, form, input, object, [style]:not([class*="mantine-"])'),
    ).toHaveCount(0)
    await expect(page).toHaveURL(/\/models\/try/)
    const calls = [
      'POST /v1/chat/completions',
      'GET /api/log/self',
      'GET /api/token/search',
      'GET /api/token/42',
    ]
    await probes.expectNoEffect([...AT_PAGE_START, ...calls])
  })
})

test('playground: the program has the key only in the clipboard @all', async ({
  page,
  world,
  context,
  expectToast,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await serveModel(world)
  await openPlayground(page)
  await page.getByText('The same request as a program').click()
  await expect(page.getByRole('region', { name: 'The same request as a program' })).toContainText(
    'Bearer sk-…',
  )
  await page.getByRole('button', { name: 'Copy with the key' }).click()
  await expectToast('Copied to clipboard')
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/Bearer sk-[A-Za-z0-9]{48}'/)
  expect(await page.content()).not.toMatch(/sk-[A-Za-z0-9]{48}/)
})

test('playground: opens from a token, from a log entry with its model and token, and from the palette @all', async ({
  page,
  grid,
  world,
}) => {
  await serveModel(world)
  await page.goto('/token')
  await (await grid.openMenu('newest')).getByRole('menuitem', { name: 'Try it' }).click()
  await expect(page.getByRole('combobox', { name: 'Token' })).toHaveValue('newest')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('Playground')
  await expect(page.getByRole('option', { name: 'Playground' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/models\/try$/)
  await openPlayground(page)
  await ask(page, 'Hello')
  await page.getByRole('link', { name: 'Log entry' }).click()
  await page.getByRole('row').filter({ hasText: MODEL }).getByRole('button').first().click()
  await page.getByRole('link', { name: 'Run again' }).click()
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue(MODEL)
})
