import type { Page } from '@playwright/test'
import { EMBEDDED_URL, IS_PLAIN, PROXIED_URL } from '../../playwright.config'
import { expect, test } from '../support/test'

/** A call with a side effect: it makes a new key for programs, and the one before stops working. */
const ROTATE = '/api/user/token'
const LOGO = `${PROXIED_URL}/logo.png`

/** A page of the origin of `address` that holds `address` in a frame. */
async function framing(page: Page, outer: string, address: string) {
  await page.goto(outer)
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, width: 800, height: 400 }))
  }, address)
  return page.frameLocator('iframe')
}

test.describe('behind nginx', () => {
  test.skip(IS_PLAIN, 'the plain host refuses nothing')

  test('a call that is a picture, a frame, a script, a window or from another site is refused (HD-04)', async ({
    page,
    context,
    world,
  }) => {
    const refused: string[] = []
    context.on('response', (answer) => {
      if (answer.url().endsWith(ROTATE)) refused.push(`${answer.request().resourceType()} ${answer.status()}`)
    })
    // A refusal of what is no page is kept from the neighbour as well.
    context.on('requestfailed', (request) => {
      refused.push(`${request.resourceType()} ${request.failure()?.errorText.replace(/^.*_/, '')}`)
    })
    // A neighbour on the same host: its calls carry the cookie.
    const neighbour = await context.newPage()
    await neighbour.goto(LOGO)
    const opened = neighbour.waitForEvent('popup')
    await neighbour.evaluate((address) => {
      for (const tag of ['img', 'iframe', 'script']) {
        document.body.append(Object.assign(document.createElement(tag), { src: address }))
      }
      fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
      window.open(address)
    }, EMBEDDED_URL + ROTATE)
    await (await opened).waitForLoadState()
    const kept = ['fetch', 'image', 'script'].map((kind) => `${kind} RESPONSE.NotSameOrigin`)
    await expect
      .poll(() => refused.toSorted())
      .toEqual(['document 403', 'document 403', 'document RESPONSE', ...kept])

    // Our own page: its picture is refused as well, its call is not.
    await page.goto('/about')
    const own = await page.evaluate(async (address) => {
      const picture = new Image()
      const failed = new Promise((resolve) => {
        picture.addEventListener('error', () => resolve('refused'))
      })
      picture.src = address
      return [await failed, (await fetch(address)).status]
    }, ROTATE)
    expect(own).toEqual(['refused', 200])
    expect(await world.calls(/user\/token/)).toEqual([`GET ${ROTATE}`])
  })

  test('no other site shows the console in a frame (HD-06)', async ({ context }) => {
    const page = await context.newPage()
    const answered = page.waitForResponse(`${EMBEDDED_URL}/token`)
    const frame = await framing(page, LOGO, `${EMBEDDED_URL}/token`)
    expect((await answered).status()).toBe(200)
    await expect(frame.locator('#root')).toHaveCount(0)
    await expect.poll(() => page.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/')
  })
})

test('without headers the console itself refuses to be shown by another site (T-14)', async ({ page }) => {
  const foreign = await framing(page, `${EMBEDDED_URL}/__gateway/`, `${PROXIED_URL}/token`)
  await expect(foreign.getByRole('heading', { name: 'Another site embeds this page' })).toBeVisible()
  await expect(foreign.getByRole('link')).toHaveCount(1)
  await expect(foreign.getByRole('link')).toHaveAttribute('target', '_blank')
  // A page of our own may.
  const own = await framing(page, LOGO, `${PROXIED_URL}/login`)
  await expect(own.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
