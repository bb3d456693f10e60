import type { Page } from '@playwright/test'
import { setNetwork } from '../faults/set-network'
import { holdUndo } from '../support/deletion'
import { passTime } from '../support/pass-time'
import { followPendingCalls } from '../support/pending-calls'
import { expect, test } from '../support/test'

interface Channel {
  id: number
  models: string
}

test.use({ caller: 'root' })

const PUT = 'PUT /api/channel/'
const NEW_MODEL = 'gpt-next'
const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name })

test('bulk edit: a preview tells each change, the run sends only what changed, and can be put back', async ({
  page,
  grid,
  world,
  expectToast,
  accessible,
}) => {
  await holdUndo(page)
  await page.goto('/channel')
  for (const name of ['xAI', 'Vertex AI', '豆包']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await page.getByRole('button', { name: 'Edit selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 channels' })
  await dialog.getByRole('textbox', { name: 'To add' }).fill(NEW_MODEL)
  await expect(dialog.getByRole('status')).toHaveText('3 change · 0 stay as they are · 0 cannot be changed')
  await expect(dialog.getByRole('row', { name: /^xAI/ })).toContainText(`+ ${NEW_MODEL}`)
  await accessible()
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Groups')
  await dialog.getByRole('combobox', { name: 'How' }).selectOption('Remove')
  await dialog.getByRole('textbox', { name: 'To remove' }).fill('default, vip, svip')
  await expect(dialog).toContainText('would be blank, which the server does not store')
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Weight')
  await dialog.getByRole('combobox', { name: 'How' }).selectOption('Add to the number')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('7')
  await dialog.getByRole('button', { name: 'Apply 3 changes' }).click()
  await expectToast('Done for all 3')
  const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => Object.keys(JSON.parse(body ?? '')))).toEqual([
    ['id', 'weight'],
    ['id', 'weight'],
    ['id', 'weight'],
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect(card(page, 'Undo: Edit 3 channels: Weight')).toBeVisible()
  await expect.poll(() => world.calls(/^PUT/)).toHaveLength(6)
  await expect(grid.row('xAI')).toBeVisible()
})

test.describe('with 2,000 channels', () => {
  test.use({ seed: 'large' })

  test('bulk edit: 200 channels with failures, changes meanwhile, a lost connection and a reload end in a true report, a retry finishes, and it can be put back @all', async ({
    page,
    world,
  }) => {
    test.slow()
    const all = async () => {
      const rows = await world.call<Channel[]>('GET', '/api/channel/search?keyword=')
      return new Map(rows.map(({ id, models }) => [id, models]))
    }
    const before = await all()
    // The pace of two requests a second would take minutes.
    await page.clock.install()
    const countPending = followPendingCalls(page)
    const areAnswered = async () => countPending() === 0 || countPending() <= (await world.held())
    const pass = (isDone: () => Promise<boolean>) => passTime(page, areAnswered, isDone)
    const run = card(page, `Edit 200 channels: Models`)
    const progress = () => run.getByRole('progressbar').getAttribute('aria-valuenow')
    const isOver = () => run.getByRole('button', { name: 'Close the report' }).isVisible()

    await page.goto('/channel')
    await page.getByLabel('Rows per page').selectOption('all')
    await expect(page.getByText('2,000 rows', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100')
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/p=1/)
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await page.getByRole('button', { name: 'Edit selected' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit 200 channels' })
    await dialog.getByRole('textbox', { name: 'To add' }).fill(NEW_MODEL)
    await expect(dialog.getByRole('status')).toHaveText(
      '200 change · 0 stay as they are · 0 cannot be changed',
    )

    await test.step('two channels change meanwhile', async () => {
      for (const id of [1990, 1850]) await world.call('PUT', '/api/channel/', { id, models: 'other' })
    })
    await world.forgetCalls()
    await world.fault({ call: PUT, kind: 'refused', message: 'no such upstream', skip: 20, times: 5 })
    await dialog.getByRole('button', { name: 'Apply 200 changes' }).click()

    await test.step('the connection is lost', async () => {
      await pass(async () => Number(await progress()) >= 60)
      await setNetwork(page, 'offline')
      await pass(isOver)
      await expect(run).toContainText('Stopped because you are offline.')
      await expect(run.getByRole('region', { name: '5 failed' })).toContainText('no such upstream')
      await setNetwork(page, 'online')
      await run.getByRole('button', { name: 'Retry failed' }).click()
    })
    await test.step('the tab is reloaded while four responses are awaited', async () => {
      await pass(async () => Number(await progress()) >= 120)
      await world.fault({ call: PUT, kind: 'F17', applied: true })
      await pass(async () => (await world.held()) >= 4)
      for (let second = 0; second < 5; second += 1) await page.clock.fastForward(1000)
      expect(await world.held()).toBe(4)
      await page.reload()
      await world.clearFaults()
      await expect(run.getByRole('region', { name: /^4 with an unknown result/ })).toBeVisible()
      await expect(run).toContainText('were sent before the page was reloaded.')
    })
    await test.step('a retry checks the unknown and finishes', async () => {
      await run.getByRole('button', { name: 'Retry failed' }).click()
      await pass(isOver)
      await expect(run).toContainText('198 of 200 done')
      await expect(run.getByRole('region', { name: '2 skipped: changed meanwhile' })).toContainText('#1850')
    })
    const after = await all()
    const ids = [...before.keys()].toSorted((a, b) => b - a).slice(0, 200)
    for (const id of ids) {
      const expected = [before.get(id), NEW_MODEL].filter(Boolean).join()
      expect(after.get(id)).toBe(id === 1990 || id === 1850 ? 'other' : expected)
    }
    const written = (await world.requests()).filter(
      ({ method, body }) => method === 'PUT' && body?.includes(NEW_MODEL),
    )
    const idsSent = written.map(({ body }) => Number(JSON.parse(body ?? '').id))
    // The five that were refused were sent again; nothing else was sent twice.
    expect(idsSent).toHaveLength(203)
    expect(new Set(idsSent).size).toBe(198)

    await test.step('it is put back', async () => {
      const blank = ids.filter((id) => before.get(id) === '').length
      await run.getByRole('button', { name: 'Put back' }).click()
      // The server stores no blank list.
      const question = page.getByRole('dialog')
      await expect(question).toContainText(
        `${blank} records cannot be put back in full: a list was blank before`,
      )
      await question.getByRole('button', { name: 'Put back' }).click()
      const undo = card(page, /^Undo: Edit 200 channels/)
      await pass(() => undo.getByRole('button', { name: 'Close the report' }).isVisible())
      await expect(undo).toContainText(`${198 - blank} of ${198 - blank} done`)
    })
    const restored = await all()
    for (const id of ids) {
      expect(restored.get(id)).toBe(id === 1990 || id === 1850 ? 'other' : before.get(id) || NEW_MODEL)
    }
  })
})
