// @ts-check
// Prints the cost of a list of 100,000 log entries: filter, paging, the detail panel, heap after 50 pages, and an
// export.
import { CPU_SLOWDOWN, withMeasuredPage } from './measured-page.mjs'

const PAGES = 50
const EXPORTED = 20_000

await withMeasuredPage(async ({ page, measure, slowDown, heap, print }) => {
  await page.goto('/log')
  const rows = page.getByRole('rowheader')
  await rows.first().waitFor()
  process.stdout.write(`100,000 entries, CPU throttled ${CPU_SLOWDOWN} times\n`)
  await slowDown()
  const next = page.getByRole('button', { name: 'Next page' })
  await measure('filter by type', () => page.getByLabel('Type').selectOption({ label: 'Consumption' }))
  await measure('next page', () => next.click())
  await measure('next page again', () => next.click())
  const detailsButton = page.getByRole('button', { name: /^Details of / })
  await measure('open an entry, chunk not loaded', () => detailsButton.first().click())
  await measure('next entry by key', () => page.keyboard.press('ArrowRight'))
  await measure('close it', () => page.keyboard.press('Escape'))
  await measure('open another', () => detailsButton.nth(3).click())
  await page.keyboard.press('Escape')

  await slowDown(1)
  /* oxlint-disable no-await-in-loop -- sequential, as a user pages */
  for (let n = 1; n <= PAGES; n += 1) {
    const shown = await rows.first().textContent()
    await next.click()
    await page.waitForFunction((old) => document.querySelector('th[scope=row]')?.textContent !== old, shown)
    if (n % 10 === 0) print(`memory ${n} pages on`, `${(await heap()).toFixed(1)} MiB`)
  }

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  const progress = page.getByText(/^[\d,]+ rows, back to/)
  const count = async () => Number((await progress.textContent())?.replaceAll(/,|\s.*/g, ''))
  await progress.waitFor()
  await slowDown()
  const startedAt = Date.now()
  const first = await count()
  await measure('type in a filter while it exports', () =>
    page.getByLabel('Model').pressSequentially('claude', { delay: 60 }),
  )
  print(
    'rows exported in a second, slowed down',
    String(Math.round(((await count()) - first) / ((Date.now() - startedAt) / 1000))),
  )
  await slowDown(1)
  while ((await progress.isVisible()) && (await count()) < EXPORTED) await page.waitForTimeout(500)
  /* oxlint-enable no-await-in-loop */
  print(`memory with ${EXPORTED} rows exported`, `${(await heap()).toFixed(1)} MiB`)
})
