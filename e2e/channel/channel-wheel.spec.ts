import { openSection } from '../support/form'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

const WHEEL_PX = [120, -120, 480, -480, 3, -3]

test('wheel: no number field of lists, tables, filters and forms changes or saves by scrolling @all', async ({
  page,
  world,
}) => {
  const scrollOver = async (field: ReturnType<typeof page.getByRole>) => {
    const value = await field.inputValue()
    await field.focus()
    await field.hover()
    for (const y of WHEEL_PX) await page.mouse.wheel(0, y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(field).toHaveValue(value)
    await field.blur()
  }
  await page.goto('/channel')
  await scrollOver(page.getByRole('spinbutton', { name: 'Priority of xAI' }))
  await scrollOver(page.getByRole('spinbutton', { name: 'Weight of xAI' }))
  await page.goto('/channel/edit/26')
  await openSection(page, 'Routing')
  await scrollOver(page.getByRole('textbox', { name: 'Priority' }))
  await page.goto('/redemption/add')
  await scrollOver(page.getByRole('textbox', { name: 'Count' }))
  await page.goto('/setting?tab=operation')
  await scrollOver(page.getByRole('textbox', { name: 'Retries on failure' }))
  expect(await world.calls(/^(PUT|POST) \/api\/(channel|redemption|option)/)).toEqual([])
})
