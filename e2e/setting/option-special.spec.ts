import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

const RELEASES = 'https://api.github.com/**'

test('settings: email domains are chips, and addresses and hints follow the typed values @all', async ({
  page,
  world,
}) => {
  await page.goto('/setting?tab=system')
  await expect(page.getByText('Usually 587')).toBeVisible()
  await page.getByLabel('Server address', { exact: true }).fill('https://gate.example/')
  await expect(page.getByText('https://gate.example/oauth/github')).toBeVisible()
  await expect(page.getByText('Redirect URL: https://gate.example/oauth/lark')).toBeVisible()

  const section = page.getByRole('form', { name: 'Email domains' })
  const save = section.getByRole('button', { name: 'Save Email domains' })
  const domains = section.getByRole('combobox')
  await section.getByRole('button', { name: 'Remove qq.com' }).click()
  await domains.fill('me@x.example')
  await save.click()
  await expect(section.getByText('me@x.example is not a domain')).toBeVisible()
  await section.getByRole('button', { name: 'Clear' }).click()
  await save.click()
  await expect(section.getByText('At least one domain is needed')).toBeVisible()
  for (const port of ['0', '65536', '1e3', '587x', '']) {
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await page.getByLabel('SMTP port').fill(port)
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await page.getByRole('button', { name: 'Save SMTP' }).click()
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    await expect(page.getByLabel('SMTP port')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await sentOptions(world)).toEqual([])
})

test.describe('with hostile texts', () => {
  test.use({ ignoreCspViolations: true })

  test('settings: the preview of a notice is sanitized before it is saved (T-03) @all', async ({ page }) => {
    await page.goto('/setting?tab=other')
    const notice = page.getByRole('textbox', { name: 'Notice' })
    await notice.fill('<b>bold</b><img src=x onerror="window.__xss=1"><a href="javascript:alert(1)">x</a>')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('bold')).toHaveCSS('font-weight', '700')
    await expect(preview.getByRole('img')).toHaveCount(0)
    await expect(preview.getByRole('link')).toHaveCount(0)
    await notice.fill('')
    await expect(preview).toBeHidden()
    await page.getByLabel('Home page content').fill('https://home.example/')
    await expect(preview).toContainText('Shown in a frame: https://home.example/')
    expect(await page.evaluate('window.__xss')).toBeUndefined()
  })

  test('update check: compares versions, sanitizes the release notes, and sends no cookie or referrer (T-45) @all', async ({
    page,
  }) => {
    const body = '<h1>News</h1><script>window.__xss=1</script><img src=x onerror="window.__xss=1">'
    let tag = 'v0.0.0'
    const releaseRequests: Record<string, string>[] = []
    await page.route(RELEASES, async (route) => {
      releaseRequests.push(await route.request().allHeaders())
      return route.fulfill({ json: { tag_name: tag, body }, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto('/setting?tab=other')
    const check = page.getByRole('button', { name: 'Check for updates' })
    await check.click()
    await expect(page.getByText('Already the latest version: v0.0.0')).toBeVisible()
    tag = 'v9.1'
    await check.click()
    const dialog = page.getByRole('dialog', { name: 'Another version is available: v9.1' })
    await expect(dialog.getByRole('heading', { name: 'News' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open the release page' })).toHaveAttribute(
      'href',
      /v9\.1$/,
    )
    await expect(dialog.getByRole('region', { name: 'Release notes' }).getByRole('img')).toHaveCount(0)
    await page.keyboard.press('Escape')
    tag = '<img src=x>'
    await check.click()
    await expect(page.getByRole('alert')).toContainText('Could not check for updates')
    expect(releaseRequests).toHaveLength(3)
    expect(Object.keys(releaseRequests[0] ?? {})).not.toEqual(expect.arrayContaining(['cookie']))
    expect(releaseRequests[0]?.referer).toBeUndefined()
    expect(await page.evaluate('window.__xss')).toBeUndefined()
  })
})
