import type { Page } from '@playwright/test'
import { IS_PLAIN } from '../../playwright.config'
import { EMBEDDED_URL, PROXIED_URL } from '../support/origins'
import { expect, test } from '../support/test'

/** A GET with a side effect: creates a new access token and invalidates the previous one. */
const ROTATE = '/api/user/token'
const LOGO = `${PROXIED_URL}/logo.png`

/** Opens `outer` and embeds `address` in an iframe there. */
async function framing(page: Page, outer: string, address: string) {
  await page.goto(outer)
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, width: 800, height: 400 }))
  }, address)
  return page.frameLocator('iframe')
}

test.describe('behind nginx', () => {
  test.skip(IS_PLAIN, 'the plain host refuses nothing')

  test('an API call as image, frame, script, window or from another site is refused (HD-04)', async ({
    page,
    context,
    world,
  }) => {
    const refused: string[] = []
    context.on('response', (answer) => {
      if (answer.url().endsWith(ROTATE)) refused.push(`${answer.request().resourceType()} ${answer.status()}`)
    })
    // Responses that are no document are hidden from the other origin as well.
    context.on('requestfailed', (request) => {
      refused.push(`${request.resourceType()} ${request.failure()?.errorText.replace(/^.*_/, '')}`)
    })
    // Another port of the same host is the same site: its requests carry the cookie.
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
    const blocked = ['fetch', 'image', 'script'].map((kind) => `${kind} RESPONSE.NotSameOrigin`)
    await expect
      .poll(() => refused.toSorted())
      .toEqual(['document 403', 'document 403', 'document RESPONSE', ...blocked])

    // In the console's own page the image is refused as well, the fetch is not.
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

  test('another site cannot frame the console (HD-06) @all', async ({ context }) => {
    const page = await context.newPage()
    const answered = page.waitForResponse(`${EMBEDDED_URL}/token`)
    const frame = await framing(page, LOGO, `${EMBEDDED_URL}/token`)
    expect((await answered).status()).toBe(200)
    await expect(frame.locator('#root')).toHaveCount(0)
    await expect.poll(() => page.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/')
  })
})

test('without headers the console itself refuses to render in a foreign frame (T-14) @all', async ({
  page,
}) => {
  const foreign = await framing(page, `${EMBEDDED_URL}/__gateway/`, `${PROXIED_URL}/token`)
  await expect(foreign.getByRole('heading', { name: 'Another site embeds this page' })).toBeVisible()
  await expect(foreign.getByRole('link')).toHaveCount(1)
  await expect(foreign.getByRole('link')).toHaveAttribute('target', '_blank')
  // A page of the same origin may frame the console.
  const own = await framing(page, LOGO, `${PROXIED_URL}/login`)
  await expect(own.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
