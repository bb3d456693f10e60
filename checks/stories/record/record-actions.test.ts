import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

interface Stored {
  name: string
  status: number
}
const CHANNEL = 14
const DISABLED = 2

test('record page: disabling the channel keeps what is typed, and the save finds no conflict', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/channel/edit/${CHANNEL}`)
  await page.getByLabel('Name').fill('Night shift')
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Enable', exact: true })).toBeVisible()
  await expect(page.getByText(/^Disabled/)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Night shift')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Channel updated')
  const stored = await world.call<Stored>('GET', `/api/channel/${CHANNEL}`)
  expect(stored).toMatchObject({ name: 'Night shift', status: DISABLED })
})

test('record page: a deleted channel is in its list, which offers to undo it', async ({ page, world }) => {
  await page.goto('/channel/edit/26')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/channel$/)
  await page.getByRole('button', { name: 'Undo deleting xAI' }).click()
  await expect(page.getByRole('link', { name: 'Edit xAI' })).toBeVisible()
  expect(await world.calls(/^DELETE/)).toEqual([])
})

test('record page: what is no button is in its menu @all', async ({ page }) => {
  await page.goto('/user/edit/3')
  await page.getByRole('button', { name: 'More actions for alice' }).click()
  await expect(page.getByRole('menuitem', { name: 'Demote' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})

test('record page: a save names the channel, marks its row for a moment and offers to test it', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto('/channel')
  await page.getByRole('link', { name: 'Edit xAI' }).click()
  await page.getByLabel('Name').fill('Night shift')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Channel updated: Night shift')
  await expect(page.locator('tr[data-saved]')).toContainText('Night shift')
  await expect(page.locator('tr[data-saved]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Test it' }).click()
  await expect.poll(() => world.calls(/channel\/test\/26/)).toHaveLength(1)
})

test('record page: after a save of a token its key is copied from the message', async ({
  page,
  expectToast,
}) => {
  await page.goto('/token/edit/1')
  await page.getByLabel('Name').fill('office')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Token updated: office')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expectToast('Copied')
})

test('record page: a deletion from a changed form asks nothing more, and Undo finds what was typed', async ({
  page,
  grid,
}) => {
  await page.goto('/channel/edit/26')
  await page.getByLabel('Name').fill('Night shift')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/channel$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo deleting xAI' }).click()
  await grid.row('xAI').getByRole('link', { name: 'Edit xAI' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Night shift')
})

test('record page: a test is told among the facts of the channel @all', async ({ page, expectToast }) => {
  await page.goto('/channel/edit/26')
  const facts = page.getByText(/Last tested: /)
  const before = (await facts.textContent()) ?? ''
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expectToast(/^xAI tested/)
  await expect(facts).not.toHaveText(before)
})

test('record page: a test says that it tested what is stored while something is not saved @all', async ({
  page,
  expectToast,
}) => {
  await page.goto('/channel/edit/26')
  await page.getByLabel('Name').fill('not saved')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expectToast(/^xAI tested: .*It was tested as it is stored/)
})

test('record page: a copy that is created from it leads to the list, not back to the original @all', async ({
  page,
}) => {
  await page.goto('/channel')
  await page.getByRole('link', { name: 'Edit xAI' }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('xAI (copy)')
  await page.getByLabel('Key', { exact: true }).fill('sk-copied')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL(/\/channel$/)
})

test('record page: the message of a save has the name that was stored, though another has changed it meanwhile', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/channel/edit/${CHANNEL}`)
  await openSection(page, 'Routing')
  await page.getByLabel('Priority').fill('7')
  await world.call('PUT', '/api/channel/', { id: CHANNEL, name: 'Renamed meanwhile' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Channel updated: Renamed meanwhile')
})
