// @ts-check
// Prints input latency on a list of 2,000 channels.
import { CPU_SLOWDOWN, withMeasuredPage } from './measured-page.mjs'

await withMeasuredPage(async ({ page, measure, slowDown, print }) => {
  await page.goto('/channel')
  await page.getByRole('rowheader').first().waitFor()
  await slowDown()
  process.stdout.write(`2,000 channels, CPU throttled ${CPU_SLOWDOWN} times; from input to the next frame\n`)

  const startedAt = Date.now()
  await page.getByRole('button', { name: 'Load all' }).click()
  await page.getByText('2000 rows', { exact: true }).waitFor({ timeout: 120_000 })
  print('Load all, to the count of 2,000', `${Date.now() - startedAt} ms`)

  await measure('sort by name', () => page.getByRole('button', { name: 'Name', exact: true }).click())
  await measure('sort by response time', () => page.getByRole('button', { name: 'Response time' }).click())
  await measure('filter by type', async () => {
    await page.getByLabel('Type').focus()
    await page.keyboard.press('ArrowDown')
  })
  await measure('filter by type, back to all', () => page.keyboard.press('ArrowUp'))
  await measure('type in "Find in rows"', () =>
    page.getByLabel('Find in rows').pressSequentially('gpt-4o', { delay: 60 }),
  )
  await measure('empty it', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  })
  await measure('type in the search box', () =>
    page.getByRole('searchbox').pressSequentially('openai', { delay: 60 }),
  )
  await measure('empty it', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  })
  await measure('type and save a priority', async () => {
    const cell = page.getByRole('spinbutton').first()
    await cell.click()
    await page.keyboard.type('42', { delay: 60 })
    await page.keyboard.press('Enter')
  })
  await measure('select all rows shown', () => page.getByLabel('Select all rows shown').click())
})
