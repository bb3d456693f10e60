import { expect, test } from '../../document/document-story'

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('account deletion: is disabled for the root account and shows the reason', async ({ page, world }) => {
    await page.goto('/setting')
    const trigger = page.getByRole('button', { name: 'Delete account' })
    await expect(trigger).toHaveAttribute('aria-disabled', 'true')
    await expect(trigger).toHaveAccessibleDescription(
      'The account of the super administrator cannot be deleted.',
    )
    await trigger.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })
})
