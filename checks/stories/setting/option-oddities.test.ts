import { expect, test } from '../../document/document-story'
import { sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test.describe('with stored numbers that are invalid', () => {
  test.use({ gatewayOptions: { RetryTimes: 'five', SMTPPort: '' } })

  test('settings: an invalid stored number shows an error when its section is saved, by its button or from the review', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    const retries = page.getByLabel('Retries on failure')
    await page.getByLabel('Chat link').fill('https://chat.example')
    await page.getByRole('button', { name: 'Review changes' }).click()
    const reviewDialog = page.getByRole('dialog')
    await reviewDialog.getByRole('button', { name: 'Save all changes' }).click()
    await expect(reviewDialog.getByRole('alert')).toContainText('Retries on failure:')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Save General' }).click()
    await expect(retries).toHaveAttribute('aria-invalid', 'true')
    await expect(retries).toBeFocused()
    expect(await sentOptions(world)).toEqual([])
    await retries.fill('5')
    await page.getByRole('button', { name: 'Save General' }).click()
    await expectToast('Operation completed successfully')

    await page.getByRole('tab', { name: 'System' }).click()
    await page.getByLabel('SMTP server').fill('mail.example')
    await page.getByRole('button', { name: 'Save SMTP' }).click()
    await expect(page.getByLabel('SMTP port')).toHaveAttribute('aria-invalid', 'true')
    expect(await sentOptions(world)).toEqual(['ChatLink=https://chat.example', 'RetryTimes=5'])
  })
})
