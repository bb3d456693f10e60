import { openSection } from '../support/form'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('channel form: a link names the field that gets the focus, and its section is open @all', async ({
  page,
}) => {
  await page.goto('/channel/edit/3?focus=weight')
  await expect(page.getByLabel('Weight')).toBeFocused()
  await page.goto('/channel/edit/3?focus=nothing')
  await expect(page.getByLabel('Name')).toHaveValue('DeepSeek 深度求索')
  await expect(page.locator(':focus')).toHaveCount(0)
})

test('channel form: sections that nothing is wrong with are folded, and the form is one screen high @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/channel/edit/3')
  const routing = page.getByRole('button', { name: 'Routing' })
  await expect(routing).toHaveAccessibleDescription('default, vip · priority 0 · weight 0')
  await expect(page.getByRole('button', { name: 'Rewriting' })).toHaveAccessibleDescription(
    'no mapping · no system prompt',
  )
  const form = page.getByRole('form', { name: 'Edit channel' })
  expect(await form.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(800)

  await openSection(page, 'Routing')
  await page.getByLabel('Priority').fill('x')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  // The error opens the section; after that it can be folded.
  await page.getByLabel('Priority').blur()
  await expect(page.getByText('Only digits are allowed here')).toBeVisible()
  await routing.click()
  await expect(routing).toHaveAccessibleDescription(/priority x/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Priority')).toBeFocused()
  await routing.click()
  await expect(page.getByLabel('Priority')).toBeHidden()
  await page.getByRole('button', { name: '1 field to correct' }).click()
  await expect(page.getByLabel('Priority')).toBeFocused()
})

test('channel form: the buttons stay in view and never cover the field with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/channel/add')
  const submit = page.getByRole('button', { name: 'Create channel' })
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(submit).toBeInViewport()
    const isCovered = await page.evaluate(() => {
      const { activeElement: active } = document
      if (!(active instanceof HTMLElement) || !active.closest('form')) return false
      const { left, top, width, height } = active.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && !active.contains(found) && !found.contains(active)
    })
    expect(isCovered).toBe(false)
  }
})
