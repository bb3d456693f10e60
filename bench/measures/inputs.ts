// Measures single inputs on long lists: the slowest, and how long the main thread is busy.
import type { Place, Work } from '../session'

const REST_MS = 1500
/** The browser reports no shorter inputs. */
const FRAME_MS = 16
const EXPORTED_ROWS = 20_000

/** Returns a function that runs an input, waits until the page is idle, and notes what the input has cost. */
function inputNotes(list: string, { page, watched, busyTime }: Place, note: Parameters<Work>[0]['note']) {
  return async (name: string, input: () => Promise<unknown>): Promise<void> => {
    await watched((watch) => void (watch.inputs.length = 0))
    const before = await busyTime()
    await input()
    await page.waitForTimeout(REST_MS)
    const label = `${list}: ${name}`
    note(`${label}: slowest input`, Math.max(FRAME_MS, ...(await watched(({ inputs }) => inputs))))
    note(`${label}: main thread`, (await busyTime()) - before)
  }
}

export const channelInputs: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/channel')
    const { page, watched } = place
    const measure = inputNotes('channels', place, note)
    await watched((watch) => watch.rows)
    await page.getByText('2,000 rows', { exact: true }).waitFor({ timeout: 120_000 })

    await measure('sort by name', () => page.getByRole('button', { name: 'Name', exact: true }).click())
    await measure('sort by response time', () => page.getByRole('button', { name: 'Response time' }).click())
    await measure('filter by type', async () => {
      await page.getByLabel('Type').focus()
      await page.keyboard.press('ArrowDown')
    })
    await measure('filter by type, back to all', () => page.keyboard.press('ArrowUp'))
    await measure('type in the search box', () =>
      page.getByRole('searchbox').pressSequentially('openai', { delay: 60 }),
    )
    await measure('empty the search box', async () => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
    })
    await measure('type and save a priority', async () => {
      await page.getByRole('spinbutton').first().click()
      await page.keyboard.type('42', { delay: 60 })
      await page.keyboard.press('Enter')
    })
    await measure('select all rows shown', () => page.getByLabel('Select all rows shown').click())
  } finally {
    await person.close()
  }
}

export const logInputs: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/log')
    const { page, watched } = place
    const measure = inputNotes('logs', place, note)
    await watched((watch) => watch.rows)
    const next = page.getByRole('button', { name: 'Next page' })
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await measure('open the filters, chunk not loaded', () => filters.click())
    await page.getByLabel('Type').selectOption({ label: 'Consumption' })
    await measure('filter by type', () => page.getByRole('button', { name: 'Apply' }).click())
    await measure('next page', () => next.click())
    const detailsButton = page.getByRole('button', { name: /^Details of / })
    await measure('open an entry, chunk not loaded', () => detailsButton.first().click())
    await measure('next entry by key', () => page.keyboard.press('ArrowRight'))
    await measure('close the entry', () => page.keyboard.press('Escape'))
    await measure('open another entry', () => detailsButton.nth(3).click())
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
    const progress = page.getByText(/^[\d,]+ rows, back to/)
    const count = async () => Number((await progress.textContent())?.replaceAll(/,|\s.*/g, ''))
    await progress.waitFor()
    await filters.click()
    await measure('type in a filter during an export', () =>
      page.getByLabel('Model').pressSequentially('claude', { delay: 60 }),
    )
    await place.fast()
    while ((await progress.isVisible()) && (await count()) < EXPORTED_ROWS) await page.waitForTimeout(500)
    note(`logs: heap with ${EXPORTED_ROWS} rows exported`, await place.heap(), 'MiB')
  } finally {
    await person.close()
  }
}
