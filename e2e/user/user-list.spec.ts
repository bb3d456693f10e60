import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('user list: shows role, status and quota as readable texts (AX-49, AX-50, AX-51) @all', async ({
  page,
  grid,
}) => {
  await page.goto('/user?size=all')
  await page.getByLabel('Rows per page').selectOption('all')
  await expect(grid.row('root')).toContainText('Super admin')
  await expect(grid.row('nadia')).toContainText('Admin')
  await expect(grid.row('moderator')).toContainText('Unknown (7)')
  await expect(grid.row('frozen')).toContainText('Unknown (9)')
  await expect(grid.row('bob')).toContainText('Banned')
  await expect(grid.row('alice')).toContainText('Activated')
  await expect(await grid.cell(grid.row('alice'), 'Remaining')).toHaveText('$2.00')
  await expect(await grid.cell(grid.row('maria'), 'Requests')).toHaveText('3,912')
  await expect(grid.row('two-groups')).toContainText('vip')
  await expect(grid.row('visitor')).toContainText('default')
  // Abbreviated visually, but complete for screen readers and on focus (AX-49, AX-51).
  await expect(grid.more('a-preferred-name-of-many-letters')).toBeVisible()
  const rich = grid.row('root').locator('[data-tip]', { hasText: '$1,000,000,000.00' })
  await expect(rich.getByText('$1.0B')).toBeVisible()
  await rich.focus()
  await expect(rich).toBeFocused()
})

test('user list: unexpected secret fields are neither shown, stored nor sent (T-10)', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  const rows = await world.call<{ access_token: string }[]>('GET', '/api/user/?p=0')
  const secrets = [...rows.map(({ access_token }) => access_token), 'planted-secret-7f3a91']
  await world.fault({ call: 'GET /api/user/', kind: 'F27', rows: 'all' })
  await world.fault({ call: 'GET /api/user/{id}', kind: 'F27' })
  await world.fault({ call: 'POST /api/user/manage', kind: 'F27' })
  await page.goto('/user')
  await page.getByRole('button', { name: 'Disable twelve-chars' }).click()
  await expectToast('Operation completed successfully')
  await expect(grid.row('twelve-chars')).toContainText('Banned')
  await page.getByRole('link', { name: 'Edit twelve-chars' }).click()
  await page.getByLabel('Display name').fill('Twelve')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('User updated')
  const pageAndStorage = await page.evaluate<string>(
    'document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })',
  )
  const sent = (await world.requests()).map(({ body }) => body ?? '').join()
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8)
    expect(pageAndStorage).not.toContain(secret)
    expect(sent).not.toContain(secret)
  }
})
