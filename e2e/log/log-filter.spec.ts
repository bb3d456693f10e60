import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { entriesAt, isHistogramWindow, momentIn, ZONE, SERVER_PAGES } from './log-entries'

test.use(SERVER_PAGES)

const sum = (page: Page) => page.getByText(/^Consumed in this filter:/)

test('log filter: filters apply on submit, each can be removed, and the sum follows @all', async ({
  page,
  grid,
  filters,
  world,
}) => {
  const topUps = await entriesAt(world, '/api/log/self?type=1')
  const { quota } = await world.call<{ quota: number }>('GET', '/api/log/self/stat?model_name=gpt-4o')
  await page.goto('/log?p=2')
  await filters.openRange()
  await page.keyboard.press('Escape')
  await expect(filters.rangeButton).toBeFocused()
  // The list of names that is open lies over no button.
  await filters.open()
  await filters.input('Model name').fill('gpt')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await filters.shows(['Model: gpt'])
  await page.goto('/log?p=2')
  await filters.apply({ Type: 'Top-up' })
  await grid.shows(topUps.map((row) => momentIn(ZONE, row.created_at)))
  await expect(page).toHaveURL('/log?type=1')
  await filters.remove('Type: Top-up')
  await expect(page).toHaveURL('/log')
  await expect(filters.filterButton).toBeFocused()

  await filters.open()
  await expect(sum(page)).toContainText('$')
  await world.forgetCalls()
  await filters.input('Model name').fill(' gpt-4o ')
  const sent = await world.calls(/api\/log/)
  expect(sent.filter((call) => !isHistogramWindow(call) || call.includes('gpt-4o'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/log?model_name=gpt-4o')
  await expect(sum(page)).toHaveText(`Consumed in this filter: $${(quota / 500_000).toFixed(2)}`)
  await expect(grid.table.getByRole('row').nth(1)).toContainText('gpt-4o')
  expect(await world.calls(/log\/self\/stat\?.*model_name=gpt-4o.*start_timestamp=0$/)).toHaveLength(1)
  await expect(filters.filterButton).toBeFocused()

  await page.goBack()
  await filters.shows([])
  await page.goForward()
  await filters.shows(['Model: gpt-4o'])
  await filters.open()
  await expect(filters.input('Model name')).toHaveValue('gpt-4o')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/log')
  await filters.shows([])
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log filter: a click on Apply says that a channel is unknown', async ({ page, filters }) => {
    await page.goto('/log')
    await filters.apply({ Channel: 'nonesuch' })
    await expect(filters.input('Channel')).toHaveAccessibleDescription(/type its number/)
  })
})
