import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

test('settings: email domains are chips, and addresses and hints follow the typed values @all', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  await expect(page.getByText('Usually 587')).toBeVisible()
  await page.getByLabel('Server address', { exact: true }).fill('https://gate.example/')
  await expect(page.getByText('https://gate.example/oauth/github')).toBeVisible()
  await expect(page.getByText('Redirect URL: https://gate.example/oauth/lark')).toBeVisible()

  const section = page.getByRole('region', { name: 'Email domains' })
  const save = section.getByRole('button', { name: 'Save Email domains' })
  const domains = section.getByRole('combobox')
  await section.getByRole('button', { name: 'Remove qq.com' }).click()
  await domains.fill('me@x.example')
  await save.click()
  await expect(section.getByText('me@x.example is not a domain')).toBeVisible()
  await section.getByRole('button', { name: 'Clear' }).click()
  await save.click()
  await expect(section.getByText('At least one domain is needed')).toBeVisible()
  for (const port of ['0', '65536', '1e3', '587x', '']) {
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await page.getByLabel('SMTP port').fill(port)
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await page.getByRole('button', { name: 'Save SMTP' }).click()
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await expect(page.getByLabel('SMTP port')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await sentOptions(world)).toEqual([])
})
