import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

const CHECK = { TurnstileCheckEnabled: 'true', TurnstileSiteKey: 'site-key', TurnstileSecretKey: 'secret' }
test.use({ caller: 'nobody', gatewayOptions: CHECK })

const check = (page: Page) => page.getByRole('region', { name: 'Human check' })

test.describe('where the human check is disabled', () => {
  test.use({ gatewayOptions: { TurnstileSiteKey: 'site-key' } })

  test('registration: nothing is fetched from another origin (T-34)', async ({ page, baseURL }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreignRequests.push(request.url())
    })
    for (const address of ['/register', '/reset', '/user/reset?email=a@x.example&token=t']) {
      await page.goto(address)
      await expect(page.getByRole('form')).toBeVisible()
      await expect(check(page)).toHaveCount(0)
    }
    expect(foreignRequests).toEqual([])
  })
})
