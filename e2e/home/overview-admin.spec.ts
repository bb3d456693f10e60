import { all, attention, seeAll, channelRows } from './overview-admin-steps'
import { holdUndo } from '../support/deletion'
import { OBSERVE_SHIFTS, shiftsAbove } from '../support/layout-shifts'
import { expect, test } from '../support/test'

test.describe('as root, what needs attention', () => {
  test.use({ caller: 'root' })

  test('overview: a channel that is down is tested and enabled in place, which can be undone @all', async ({
    page,
    world,
    expectToast,
    accessible,
  }) => {
    const off = (await channelRows(world)).find(({ status }) => status === 3)
    const name = off?.name ?? ''
    const statusNow = async () => (await channelRows(world)).find(({ id }) => id === off?.id)?.status
    await holdUndo(page)
    await page.goto('/')
    const row = page.getByRole('list', attention).getByRole('listitem').filter({ hasText: name })
    const enable = row.getByRole('button', { name: `Enable ${name}` })
    await row.getByRole('button', { name: `Test ${name}` }).click()
    await expectToast(new RegExp(name))
    await enable.click()
    await expect(enable).toBeHidden()
    expect(await statusNow()).toBe(1)
    await accessible()

    const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(enable).toBeVisible()
    expect(await statusNow()).toBe(3)

    // Not what somebody else has changed meanwhile.
    await enable.click()
    await expect(undo).toBeVisible()
    await world.call('PUT', '/api/channel/', { id: off?.id, status: 2 })
    await undo.click()
    await expectToast(/changed meanwhile, now 2/)
    expect(await statusNow()).toBe(2)
  })
})

for (const seed of ['large', 'demo'] as const)
  test.describe(`as root on ${seed}`, () => {
    test.use({ caller: 'root', seed })

    test('overview: at most 13 requests until the first screen, 40 in all, 4 when it comes back; nothing shifts @all', async ({
      page,
      world,
    }) => {
      // Sums until now are asked for again a minute later; here no time passes.
      const now = new Date()
      await world.clock({ set: Math.floor(now.getTime() / 1000) })
      await page.clock.setFixedTime(now)
      /** Calls beside those of the frame. */
      const dataCalls = () => world.calls(/log|channel|token|option|dashboard/)
      await page.addInitScript(OBSERVE_SHIFTS)
      const isFirstScreenComplete = async () => {
        await expect(page.getByText('Lasts for').locator('..')).toContainText(/day|years|No consumption/)
        await expect(page.getByText('Spent today').locator('..')).toContainText('yesterday')
        await expect(page.getByText('Calls today').locator('..').locator('dd')).not.toContainText('…')
        await expect(page.getByRole('list', attention).getByRole('listitem').first()).toBeVisible()
      }
      const isComplete = async () => {
        await isFirstScreenComplete()
        await seeAll(page)
        await expect(page.getByRole('region', all).getByRole('button', { name: 'Update data' })).toBeVisible()
        await expect(page.getByRole('table', { name: /^Top of seven days/ })).toHaveCount(2)
      }
      await page.goto('/')
      await isFirstScreenComplete()
      const first = await world.calls()
      expect(first.length, first.join('\n')).toBeLessThanOrEqual(13)
      await isComplete()
      const cold = await world.calls()
      expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(40)
      expect(new Set(cold).size, 'no request twice').toBe(cold.length)
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1600)
      expect(await shiftsAbove(0.01, page)).toEqual([])

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await world.forgetCalls()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await isComplete()
      expect(await dataCalls()).toEqual([])

      // Nor does a reload ask for more than the frame of the console does.
      await world.forgetCalls()
      await page.reload()
      await isComplete()
      expect(await dataCalls()).toEqual([])
      expect((await world.calls(/./)).filter((call) => !/log/.test(call)).length).toBeLessThanOrEqual(4)
    })
  })
