import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

const TOKEN = 'GET /api/user/token'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const secret = (page: Page) => card(page, 'System access token').getByLabel('System access token')

test('personal settings: a token whose response is lost shows an unknown outcome and how to get a new one', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: TOKEN, kind: 'F14', applied: true, times: 1 })
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Generate system access token' }).click()
  const confirmation = dialog(page, 'Generate a system access token?')
  await confirmation.getByRole('button', { name: 'Generate' }).click()
  await expect(confirmation.getByRole('alert')).toContainText('generate another one')
  expect(await world.calls(/user\/token/)).toEqual([TOKEN])
  await expect(secret(page)).toHaveCount(0)
  await page.clock.runFor(500)
  await confirmation.getByRole('button', { name: 'Generate' }).click()
  await expect(secret(page)).toBeVisible()
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = 'navigator.clipboard.readText()'

  test('personal settings: a system access token is created once, after confirmation, and shown until it is dismissed', async ({
    page,
    expectToast,
    world,
  }) => {
    await page.goto('/setting')
    await expect(card(page, 'System access token')).toContainText(
      'To call models, use a token of the token list',
    )
    const generate = page.getByRole('button', { name: 'Generate system access token' })
    await generate.click()
    const confirmation = dialog(page, 'Generate a system access token?')
    await expect(confirmation).toContainText('An existing token stops working at once.')
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(generate).toBeFocused()
    expect(await world.calls(/user\/token/)).toEqual([])

    await generate.click()
    // With an early response the second click would hit the page below the dialog, and take the focus.
    await world.fault({ call: TOKEN, kind: 'hang' })
    await confirmation.getByRole('button', { name: 'Generate' }).dblclick()
    await expect.poll(world.held).toBe(1)
    await world.release()
    await expectToast('Token reset and copied to clipboard')
    expect(await world.calls(/user\/token/)).toEqual([TOKEN])
    await expect(secret(page)).toBeFocused()
    await expect(secret(page)).toHaveAttribute('type', 'password')
    const token = await secret(page).inputValue()
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(await page.evaluate(clipboard)).toBe(token)
    expect(await page.getByRole('region', { name: 'Messages' }).innerText()).not.toContain(token)
    await page.getByRole('button', { name: 'Hide permanently' }).click()
    await expect(secret(page)).toHaveCount(0)
    await expect(generate).toBeFocused()
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toContain(token)
  })
})

test('personal settings: shows the signed-in account and links to the profile', async ({ page }) => {
  await page.goto('/setting')
  await expect(card(page, 'Profile')).toContainText('alice')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL('/user/edit')
})

test('personal settings: a value that could not be copied stays selected for manual copying (CD-46)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Copy invite link' }).click()
  const link = page.getByRole('textbox', { name: 'Invite link' })
  await expect(link).toBeFocused()
  await expect(page.getByText('Could not copy. Copy it by hand: it is selected.')).toBeVisible()
  expect(await link.evaluate((input) => input instanceof HTMLInputElement && input.selectionEnd)).toBe(
    (await link.inputValue()).length,
  )
})
