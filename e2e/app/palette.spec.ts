import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from '../support/test'

test.use(WITH_MOTION)

async function openPalette(page: Page, address = '/token') {
  await page.goto(address)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(input).toBeFocused()
  return input
}

test('command palette: opens by button and shortcut, closes on Esc and returns the focus @all', async ({
  page,
  accessible,
}) => {
  await page.goto('/token')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search or jump to' })
  await button.click()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(palette.getByRole('option', { name: 'Logs' })).toBeVisible()
  await accessible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
})

test('command palette: arrows move, Enter opens, and names are searched once typing pauses, keys never @all', async ({
  page,
  world,
}) => {
  const input = await openPalette(page)
  await expect(page.getByRole('option', { name: 'Channels' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'Add channel' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const tokens = page.getByRole('option', { name: 'Tokens' })
  await expect(tokens).toHaveAttribute('aria-selected', 'true')
  await expect(input).toHaveAttribute('aria-activedescendant', (await tokens.getAttribute('id')) ?? '')
  await input.fill('abou')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('Control+k')
  await input.fill('sk-abcdefgh')
  await expect(page.getByText('It is not sent to the server')).toBeVisible()
  await input.fill('newes')
  await page
    .getByRole('group', { name: 'Tokens' })
    .getByRole('option', { name: 'newest', exact: true })
    .click()
  await expect(page).toHaveURL(/\/token\/edit\/\d+$/)
  expect(await world.calls(/search.*(newe|sk-)/)).toEqual([expect.stringContaining('keyword=%25newes')])

  await page.keyboard.press('Control+k')
  await world.fault({ call: 'GET /api/token/search', kind: 'refused', message: 'no' })
  await input.fill('zzz')
  await expect(page.getByText('The search failed. Type again to retry.')).toBeVisible()
})

test('command palette: actions switch the colour scheme and log out @all', async ({ page }) => {
  const input = await openPalette(page)
  await input.fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.keyboard.press('Control+k')
  await input.fill('log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test.describe('as admin', () => {
  test.use({ caller: 'admin' })

  test('command palette: finds channels and users @all', async ({ page }) => {
    const input = await openPalette(page, '/user')
    await input.fill('xai')
    await page
      .getByRole('group', { name: 'Channels' })
      .getByRole('option', { name: 'xAI', exact: true })
      .click()
    await expect(page).toHaveURL(/\/channel\/edit\/\d+$/)
    await page.keyboard.press('Control+k')
    await input.fill('alice')
    await expect(
      page.getByRole('group', { name: 'Users' }).getByRole('option', { name: 'alice', exact: true }),
    ).toBeVisible()
  })
})
