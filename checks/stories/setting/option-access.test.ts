import { expect, test } from '../../document/document-story'

test.describe('as an admin', () => {
  test.use({ caller: 'admin' })

  test('settings: shows the refusal in place of each form, and old logs can be deleted (T-29, CD-43)', async ({
    page,
    world,
    expectToast,
  }) => {
    for (const tab of ['system', 'other']) {
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await page.goto(`/setting?tab=${tab}`)
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(page.getByRole('alert')).toContainText('权限不足')
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    }
    await page.getByRole('tab', { name: 'Operations' }).click()
    await expect(page.getByRole('alert')).toContainText('权限不足')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)

    const before = page.getByRole('textbox', { name: 'Delete logs before' })
    await expect(before).toHaveValue(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const clear = page.getByRole('button', { name: 'Delete old logs' })
    for (const invalid of ['', 'yesterday', '2999-01-01', '-1']) {
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await before.fill(invalid)
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await clear.click()
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(before).toHaveAttribute('aria-invalid', 'true')
    }
    await before.fill('2020-02-03 04:05')
    await clear.click()
    const confirmation = page.getByRole('dialog', {
      name: 'Delete all log entries before 2020-02-03 04:05:00 (UTC+01:00)?',
    })
    await expect(confirmation).toContainText('this cannot be undone')
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    expect(await world.calls(/^DELETE/)).toEqual([])
    await clear.click()
    await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast('0 log entries deleted')
    expect(await world.calls(/^DELETE/)).toEqual(['DELETE /api/log/?target_timestamp=1580699100'])

    await world.fault({ call: 'DELETE /api/log/', kind: 'refused', message: 'not now' })
    await clear.click()
    await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(confirmation).toContainText('Deleting logs failed: not now')
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    // Asked again, it does not tell of a failure before anything is sent.
    await clear.click()
    await expect(confirmation).toContainText('this cannot be undone')
    await expect(confirmation).not.toContainText('not now')
  })
})

test('settings: an ordinary user sees only the personal tab, and no options are fetched', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  await expect(page.getByRole('tab')).toHaveText(['Personal'])
  expect(await world.calls(/option/)).toEqual([])
})
