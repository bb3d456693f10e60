import { expect, test } from '../../document/document-story'

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('user edit: an account of the same rank opened by URL shows the server message without a form', async ({
    page,
  }) => {
    await page.goto('/user/edit/8')
    await expect(page.getByText('无权获取同级或更高等级用户的信息')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
