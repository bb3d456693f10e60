import { email, pathOf, POST, RESET_WORLD, submit } from '../../../e2e/reset/reset-steps'
import { expect, test } from '../../document/document-story'

test.use(RESET_WORLD)

test('password reset: an unknown address gets the same message, form and wait (T-37)', async ({
  page,
  world,
}) => {
  await page.goto('/reset')
  await submit(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/^Please fill in this field/)
  await email(page).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(email(page)).toHaveAccessibleDescription(/^This is not an e-mail address/)
  expect(await world.calls(/reset_password/)).toEqual([])
  await email(page).fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('该邮箱地址未注册')
  await expect(page.getByRole('form').getByRole('alert')).toBeFocused()
  await expect(email(page)).toHaveValue('nobody@example.com')
  await expect(page.getByRole('button', { name: /^Retry \(\d+\)$/ })).toBeVisible()
})

test('password reset: a plus sign in the address survives a mail that does not encode it', async ({
  page,
  world,
}) => {
  for (const address of [
    '/user/reset?email=a%2Bb@x.example&token=t',
    '/user/reset?email=a+b@x.example&token=t',
  ]) {
    await page.goto(address)
    await expect(email(page)).toHaveValue('a+b@x.example')
  }
  await submit(page).click()
  await expect(page.getByText('重置链接非法或已过期')).toBeVisible()
  const sent = (await world.requests()).find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ email: 'a+b@x.example', token: 't' })
})

const invalidLinks = [
  ['PQ13', '/user/reset?email=a@x.example', /^This link is incomplete/],
  ['no link', '/user/reset', /^This link is incomplete/],
  ['PQ15', '/user/reset?email=<svg onload=1>&token=t', 'This link contains no email address: <svg+onload=1>'],
] as const
test('password reset: an invalid link sends no request and leads to requesting a new one', async ({
  page,
  world,
}) => {
  for (const [id, address, message] of invalidLinks) {
    await test.step(id, async () => {
      await page.goto(address)
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(page.getByRole('form')).toHaveCount(0)
      await expect(page.locator('svg[onload]')).toHaveCount(0)
    })
  }
  expect(await world.calls(/^POST/)).toEqual([])
  await page.getByRole('link', { name: 'Request another link' }).click()
  await expect(page).toHaveURL('/reset')
})

for (const { name, fault } of [
  { name: 'that was cut off', fault: { kind: 'F14', applied: true } },
  { name: 'without the password (SH-103)', fault: { kind: 'F25' } },
] as const) {
  test(`password reset: a response ${name} shows an unknown outcome and leads to requesting a new link`, async ({
    page,
    world,
  }) => {
    await world.signIn('alice')
    await world.call('GET', '/api/reset_password?email=alice@example.com')
    const [mail] = await world.mails()
    await world.fault({ call: POST, ...fault, times: 1 })
    await page.goto(pathOf(mail?.link))
    await submit(page).click()
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(/the new one is lost: request another/)
    await expect(page.getByText('New password copied to clipboard')).toHaveCount(0)
    expect(await world.calls(/^POST/)).toEqual([POST])
  })
}
