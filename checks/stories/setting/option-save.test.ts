import { expect, test } from '../../document/document-story'
import { saveSection, sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test('settings: a section sends only changed options, and the app shell shows them (CD-49)', async ({
  page,
  world,
  expectToast,
}) => {
  await page.goto('/setting?tab=other')
  await page.getByLabel('System name').fill(' Ours ')
  await page.getByLabel('Logo link').fill('javascript:alert(1)')
  await page.getByLabel('Footer').fill('<b>by us</b>')
  await page.getByLabel('Notice').fill('another section')
  const save = page.getByRole('button', { name: 'Save Personalisation' })
  await save.click()
  await expect(page.getByText('This is not a valid address')).toBeVisible()
  await expect(page.getByLabel('Logo link')).toBeFocused()
  expect(await sentOptions(world)).toEqual([])

  await page.getByLabel('Logo link').fill('')
  await world.forgetCalls()
  await save.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual(['SystemName=Ours', 'Footer=<b>by us</b>'])
  expect(await world.calls(/option|status/)).toEqual([
    'GET /api/option/',
    'PUT /api/option/',
    'PUT /api/option/',
    'GET /api/status',
    'GET /api/option/',
  ])
  await expect(page.getByRole('banner')).toContainText('Ours')
  await expect(page.getByRole('contentinfo')).toContainText('by us')
  await expect(page).toHaveTitle('Settings – Ours')
  await expect(page.getByText('1 unsaved change')).toBeVisible()

  // Saving again sends nothing.
  await save.click()
  await expectToast('Nothing has changed here.')
  expect(await sentOptions(world)).toHaveLength(2)
})

test('settings: a refused switch returns to its stored value and the review shows the reason', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  const wechat = page.getByRole('switch', { name: 'Allow WeChat login and registration' })
  await wechat.click()
  await page.getByRole('switch', { name: 'Allow registration' }).click()
  await saveSection(page, 'Login and registration')
  const section = page.getByRole('form', { name: 'Review changes' })
  await expect(section.getByRole('alert')).toContainText('无法启用微信登录')
  await expect(section).toContainText('Allow registration: saved')
  await page.keyboard.press('Escape')
  await expect(wechat).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Allow registration' })).not.toBeChecked()
  expect(await sentOptions(world)).toEqual(['RegisterEnabled=false', 'WeChatAuthEnabled=true'])
  await expect(page.getByText(/unsaved change/)).toBeHidden()
})

test('settings: when the third of five saves fails, saved options and remaining changes are both shown (CD-48)', async ({
  page,
  world,
  expectToast,
}) => {
  await page.goto('/setting?tab=operation')
  const section = page.getByRole('region', { name: 'General' })
  await section.getByLabel('Top-up link').fill('https://shop.example/')
  await section.getByLabel('Chat link').fill('https://chat.example/')
  await section.getByLabel('Quota per US dollar').fill('400000')
  await section.getByLabel('Retries on failure').fill('2')
  await section.getByRole('switch', { name: 'Show quota as currency' }).click()
  // A switch is turned off first, so the third request is the chat link.
  await world.fault({ call: 'PUT /api/option/', kind: 'F23', message: 'not today', skip: 2, times: 1 })
  await saveSection(page, 'General')
  const review = page.getByRole('form', { name: 'Review changes' })
  await expect(review.getByRole('alert')).toHaveText('not today')
  await expect(review.getByRole('list').first().getByRole('listitem')).toHaveText([
    'Show quota as currency: saved',
    'Top-up link: saved',
    'Chat link: not today',
    'Quota per US dollar: not sent',
    'Retries on failure: not sent',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 unsaved changes')).toBeVisible()
  await expect(section.getByLabel('Chat link')).toHaveValue('https://chat.example/')
  await expect(section.getByText('Was: 500000')).toBeVisible()
  const stored = await world.call<{ key: string; value: string }[]>('GET', '/api/option/')
  const valueOf = (key: string) => stored.find((option) => option.key === key)?.value
  expect([valueOf('TopUpLink'), valueOf('ChatLink'), valueOf('RetryTimes')]).toEqual([
    'https://shop.example/',
    '',
    '0',
  ])

  await world.forgetCalls()
  await saveSection(page, 'General')
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual([
    'ChatLink=https://chat.example/',
    'QuotaPerUnit=400000',
    'RetryTimes=2',
  ])
})

test('settings: options that another session saved in the meantime are not overwritten (CD-09, CD-13)', async ({
  page,
  world,
  expectToast,
}) => {
  await world.options({ ModelRatio: '{"gpt-3":1,"gpt-4":15}', SystemName: 'Ours' })
  await page.goto('/setting?tab=operation')
  await page.getByRole('searchbox', { name: 'Find a model' }).fill('gpt')
  const price = page.getByRole('textbox', { name: 'Prompt price of gpt-4', exact: true })
  await price.fill('32')
  await page.getByRole('button', { name: 'Remove gpt-3' }).click()
  await world.options({ ModelRatio: '{"gpt-3":1,"gpt-4":17,"gpt-5":2}', RetryTimes: '7' })
  await saveSection(page, 'Prices')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nothing was sent')
  await expect(dialog).toContainText('1 of 3 entries is removed.')
  await expect(dialog).toContainText('gpt-4: $34.00 → $32.00')
  await dialog.getByRole('button', { name: 'Keep theirs: gpt-4' }).click()
  expect(await sentOptions(world)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast('Operation completed successfully')
  expect(await sentOptions(world)).toEqual(['ModelRatio={\n  "gpt-4": 17,\n  "gpt-5": 2\n}'])
  await expect(price).toHaveValue('34')
  await expect(page.getByLabel('Retries on failure')).toHaveValue('7')
})

test('settings: changes of all tabs are reviewed before they are sent (T-11)', async ({
  page,
  world,
  expectToast,
}) => {
  await page.goto('/setting?tab=operation')
  await page.getByLabel('Retries on failure').fill('3')
  await page.getByRole('tab', { name: 'System' }).click()
  await page.getByRole('switch', { name: 'Allow GitHub login and registration' }).click()
  await page.getByLabel('GitHub client ID').fill('the-id')
  await page.getByRole('button', { name: 'Set a new value: GitHub client secret' }).click()
  await page.getByLabel('GitHub client secret').fill('hush-hush')
  await page.getByRole('tab', { name: 'Other' }).click()
  await page.getByLabel('About').fill('# About us')
  await page.getByRole('tab', { name: 'Personal' }).click()
  await expect(page.getByText('5 unsaved changes')).toBeVisible()

  await page.getByRole('button', { name: 'Review changes' }).click()
  const reviewDialog = page.getByRole('dialog', { name: 'Review changes' })
  const rows = reviewDialog.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(0)).toContainText(/Retries on failure RetryTimes.*0 → 3/s)
  await expect(rows.nth(1)).toContainText(/Allow GitHub login.*no → yes/s)
  await expect(rows.nth(3)).toContainText('A new value was typed')
  expect(await page.content()).not.toContain('hush-hush')
  await rows.nth(0).getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(4)
  await reviewDialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast('Operation completed successfully')
  await expect(reviewDialog).toBeHidden()
  // The client id is sent before the switch that needs it, because the server refuses the reverse order (K11.22).
  expect(await sentOptions(world)).toEqual([
    'GitHubClientId=the-id',
    'GitHubClientSecret=hush-hush',
    'About=# About us',
    'GitHubOAuthEnabled=true',
  ])
  await page.getByRole('tab', { name: 'System' }).click()
  await expect(page.getByRole('button', { name: 'Set a new value: GitHub client secret' })).toBeVisible()
  await expect(page.getByText(/unsaved change/)).toBeHidden()
})

test('settings: a secret that was filled in without an event is reviewed', async ({ page }) => {
  await page.goto('/setting?tab=system')
  await page.getByRole('button', { name: 'Set a new value: SMTP credential' }).click()
  await page.getByLabel('SMTP credential').evaluate((input) => Reflect.set(input, 'value', 'hush'))
  await page.getByRole('button', { name: 'Save SMTP' }).click()
  await expect(page.getByRole('dialog')).toContainText('A new value was typed')
})
