import { expect, test } from '../support/test'

test.use({ caller: 'root' })

/** Somebody who never saw the console, and presses only what is in view. */
test('price table: the price of a model is found with nothing but what is visible @all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Operations' }).click()
  const find = page.getByRole('searchbox', { name: 'Find a model' })
  await expect(find).toBeVisible()
  const link = page.getByRole('link', { name: 'Prices' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeInViewport()
  await expect(find).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: 'Prompt $' })).toBeInViewport()
  await find.fill('gpt-4o-mini')
  await expect(page.getByRole('textbox', { name: 'Prompt price of gpt-4o-mini', exact: true })).toHaveValue(
    '0.15',
  )
})
