import { openSection } from '../support/form'
import { expect, test } from '../support/test'
import { sentBodies } from './sent-bodies'

test.use({ caller: 'admin' })

test('channel form: models are filled in, cleared, pasted and removed @all', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/channel/add')
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
  await page.getByRole('button', { name: 'Fill related models' }).click()
  await expect(remove('whisper-1')).toBeVisible()
  await page.getByRole('button', { name: 'Fill all models' }).click()
  await expect(remove('grok-2')).toBeVisible()
  await page.getByRole('button', { name: 'Clear models' }).click()
  await expect(remove('grok-2')).toBeHidden()

  const search = page.getByRole('combobox', { name: 'Models' })
  await search.focus()
  await page.evaluate("navigator.clipboard.writeText('gpt-4, my-own\\nthird，GPT-4o')")
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('“GPT-4o” is known as “gpt-4o”')).toBeVisible()
  await search.fill('claude')
  const addMatches = page.getByRole('option', { name: /^Add \d+ matches$/ })
  await addMatches.click()
  await expect(addMatches).toBeHidden()
  await page.keyboard.press('Escape')
  await remove('my-own').click()
  await expect(remove('my-own')).toBeHidden()

  // The selected models survive a change of the type.
  await page.getByRole('combobox', { name: 'Type' }).fill('Moonshot')
  await page.getByRole('option', { name: 'Moonshot AI' }).click()
  await expect(remove('third')).toBeVisible()
  expect(await world.calls(/GET \/api\/(channel\/)?models/)).toHaveLength(2)
})

test('channel form: the first press of Submit counts, and takes the names that stand in pickers (CD-59)', async ({
  page,
  world,
}) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('first press')
  await page.getByLabel('Key', { exact: true }).fill('sk-first')
  await page.getByRole('combobox', { name: 'Models' }).fill('own-model')
  await openSection(page, 'Routing')
  await page.getByRole('combobox', { name: 'Groups' }).fill('a-new-group')
  // Not `click`, which waits until the button stands still: a person presses where it is.
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('button', { name: 'Create channel' }).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/channel')
  expect(await sentBodies(world, 'POST')).toMatchObject([
    { models: 'own-model', group: 'default,a-new-group', key: 'sk-first' },
  ])
})
