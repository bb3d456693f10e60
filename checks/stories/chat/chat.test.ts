import { expect, test } from '../../document/document-story'

test.describe('as an administrator', () => {
  test.use({ caller: 'root' })

  test('chat: a same-origin link is refused and the option can be changed from there (T-07)', async ({
    page,
    world,
    baseURL,
  }) => {
    const { host } = new URL(baseURL ?? '')
    await world.options({ ChatLink: `https://${host}/token` })
    await page.goto('/chat')
    await expect(page.getByText('The chat link is not shown')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Set the chat link' }).click()
    await expect(page).toHaveURL('/setting?tab=operation')
  })
})
