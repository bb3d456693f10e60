import { SERVER_PAGES } from '../log/log-entries'
import { fakeTurnstile } from '../register/fake-turnstile'
import { holdUndo } from '../support/deletion'
import { tabTo } from '../support/tab-to'
import { expect, test } from '../support/test'

test.use(SERVER_PAGES)

test.describe('signed out', () => {
  test.use({ caller: 'nobody' })

  test('keyboard: log in at the second attempt and log out (AX-10)', async ({ page }) => {
    await page.goto('/login')
    await tabTo(page, 'textbox', 'Username')
    await page.keyboard.type('alice')
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong12345')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await tabTo(page, 'textbox', 'Password')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('alice12345')
    // A second submit within half a second is ignored as a double click.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeFocused({ timeout: 1000 })
    }).toPass()
    await tabTo(page, 'button', 'Account: alice', 'Shift+Tab')
    await page.keyboard.press('Enter')
    // An open menu takes the focus when it renders; a key pressed earlier goes to its trigger.
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    for (const name of ['Profile', 'Top up', 'Settings', 'Log out']) {
      // oxlint-disable no-await-in-loop -- one key after the other
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
      if (name !== 'Log out') await page.keyboard.press('ArrowDown')
      // oxlint-enable no-await-in-loop
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
  })
})

test.describe('as a newcomer', () => {
  test.use({
    caller: 'nobody',
    gatewayOptions: {
      EmailVerificationEnabled: 'true',
      SMTPServer: 'smtp.example',
      TurnstileCheckEnabled: 'true',
      TurnstileSiteKey: 'site-key',
      TurnstileSecretKey: 'secret',
    },
  })

  test('keyboard: register with a mailed code and a human check (AX-11) @all', async ({ page, world }) => {
    await fakeTurnstile(page, 'atOnce')
    await page.goto('/register')
    await tabTo(page, 'textbox', 'Username')
    await page.keyboard.type('newcomer')
    for (const name of ['Password', 'Repeat password']) {
      await tabTo(page, 'textbox', name)
      await page.keyboard.type('a good secret')
    }
    await tabTo(page, 'textbox', 'Email')
    await page.keyboard.type('new@example.com')
    await expect(page.getByRole('region', { name: 'Human check' })).toContainText('Turnstile site-key')
    await tabTo(page, 'button', 'Get code')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A code was sent to new@example.com.')).toBeVisible()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
    const [mail] = await world.mails()
    await tabTo(page, 'textbox', 'Verification code')
    await page.keyboard.type(mail?.code ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
    expect(await world.calls(/^POST/)).toEqual([expect.stringContaining('/api/user/register')])
  })
})

test('keyboard: redeem a code, then page through the own log (AX-17, AX-18) @all', async ({
  page,
  world,
}) => {
  const [code] = await test.step('an administrator creates a code', async () => {
    await world.signIn('root')
    const made = await world.call<string[]>('POST', '/api/redemption/', {
      name: 'gift',
      quota: 5000,
      count: 1,
    })
    await world.signIn('alice')
    return made
  })
  await page.goto('/topup')
  await tabTo(page, 'textbox', 'Redemption code')
  await page.keyboard.type(code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Top-up successful: $0.01')).toBeVisible()
  await expect(page.getByLabel('Redemption code')).toHaveValue('')

  await page.goto('/log')
  await tabTo(page, 'button', 'Time range: All time')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Start time')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2020-01-01 00:00:00')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/start=1577/)
  await expect(page.getByText(/^Consumed in this filter: \$\d/)).toBeVisible()
  for (const p of [1, 2]) {
    await tabTo(page, 'button', 'Next page')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`p=${p}`))
  }
})

test.describe('as an administrator', () => {
  test.use({ caller: 'root' })

  test('keyboard: deleting a channel needs a confirmation that traps and returns the focus (AX-14, AX-27, AX-45, AX-65)', async ({
    page,
    grid,
    expectToast,
  }) => {
    await holdUndo(page)
    await page.goto('/channel')
    await tabTo(page, 'searchbox', 'Search')
    await page.keyboard.type('Revoked')
    await page.keyboard.press('Enter')
    await grid.shows(['Revoked reseller'])
    const askToDelete = async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      // The last item of the menu.
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
    }
    await tabTo(page, 'button', 'More actions for Revoked reseller')
    await askToDelete()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(grid.more('Revoked reseller')).toBeFocused()
    await askToDelete()
    await expect(dialog).toBeVisible()
    await tabTo(page, 'button', 'Delete')
    await page.keyboard.press('Enter')
    // Where the focus is, the deletion can be undone.
    await expect(page.getByRole('button', { name: 'Undo deleting Revoked reseller' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(grid.more('Revoked reseller')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Delete now' })).toBeHidden()
    await askToDelete()
    await tabTo(page, 'button', 'Delete')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Delete now')
    await page.keyboard.press('Enter')
    await expectToast('Deleted Revoked reseller')
    await expect(grid.row('Revoked reseller')).toHaveCount(0)
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
  })

  test('keyboard: edit settings in two tabs; leaving them needs a confirmation (AX-19) @all', async ({
    page,
    world,
  }) => {
    await page.goto('/setting')
    await tabTo(page, 'tab', 'Personal')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Operations' })).toBeFocused()
    const search = page.getByRole('searchbox', { name: 'Search all settings' })
    await expect(search).toBeVisible()
    // One Tab press moves from the tab into its panel.
    await page.keyboard.press('Tab')
    await expect(search).toBeFocused()
    await tabTo(page, 'textbox', 'Retries on failure')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('3')
    await tabTo(page, 'tab', 'Operations', 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'System' })).toBeFocused()
    await tabTo(page, 'textbox', 'SMTP port')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('25')
    await tabTo(page, 'textbox', 'Lark app ID')
    await page.keyboard.type('cli_1')
    await expect(page.getByText('3 unsaved changes')).toBeVisible()
    await tabTo(page, 'link', 'Tokens', 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Tokens', exact: true })).toBeFocused()
    await expect(page).toHaveURL('/setting?tab=system')
    await expect(page.getByRole('textbox', { name: 'Lark app ID' })).toHaveValue('cli_1')
    await expect(page.getByText('3 unsaved changes')).toBeVisible()
    expect(await world.calls(/^PUT/)).toEqual([])
  })

  test('keyboard: delete two rows at once and read the result (AX-22) @all', async ({ page, world }) => {
    await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'not this one' })
    await page.goto('/redemption')
    for (const name of ['newest', 'the whole bank']) {
      const box = page.getByRole('checkbox', { name: `Select ${name}` })
      await expect(box).toBeVisible()
      for (let presses = 0; presses < 60 && !(await isFocused(box)); presses += 1) {
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    }
    await tabTo(page, 'button', 'Delete codes', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Delete')
    await page.keyboard.press('Enter')
    await page.keyboard.press('n')
    await tabTo(page, 'button', 'Delete now')
    await page.keyboard.press('Enter')
    const report = page.getByRole('article', { name: 'Deleting redemption codes' })
    await expect(report.getByRole('region', { name: '1 failed' })).toContainText('not this one')
    await tabTo(page, 'button', 'Close the report')
    await page.keyboard.press('Escape')
    await expect(report).toBeHidden()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
  })
})

const isFocused = (box: { evaluate: (ask: (element: Element) => boolean) => Promise<boolean> }) =>
  box.evaluate((element) => element === document.activeElement)

test('keyboard: logging in after a lost session keeps the typed values (AX-23) @all', async ({
  page,
  world,
}) => {
  await page.goto('/token/add')
  await tabTo(page, 'textbox', 'Name')
  await page.keyboard.type('not lost')
  await world.fault({ call: 'POST /api/token/', kind: 'F01', times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('alice12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('not lost')
  // A second submit within half a second is ignored as a double click.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token', { timeout: 1000 })
  }).toPass()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 600, height: 800 } })

  test('keyboard: open the menu on a phone, navigate and land on the page heading (AX-21) @all', async ({
    page,
  }) => {
    await page.goto('/token')
    await tabTo(page, 'button', 'Menu')
    await page.keyboard.press('Enter')
    await tabTo(page, 'link', 'About')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tokens' })).toBeHidden()
  })
})
