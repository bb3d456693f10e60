import { readFile } from 'node:fs/promises'
import { followDownloads } from '../support/downloads'
import { expect, test } from '../support/test'
import { createdCodes, fetchNewestKeys, fillCreation } from './redemption-add-steps'

test.use({ caller: 'admin' })

test('redemption creation: creates five codes, shows them, and copies them any number of times (CD-45, CD-22, T-26)', async ({
  page,
  expectToast,
  world,
}) => {
  await fillCreation(page, '../CON spring', '5')
  await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveValue('100000')
  await expect(page.getByText('Worth $0.20')).toBeVisible()
  const files = followDownloads(page)
  await page.getByRole('button', { name: 'Create redemption codes' }).dblclick()
  await expectToast('5 redemption codes created')
  const keys = (await createdCodes(page).inputValue()).split('\n')
  expect(keys.toSorted()).toEqual((await fetchNewestKeys(world, 5)).toSorted())
  expect(await world.calls(/^POST/)).toEqual(['POST /api/redemption/'])

  // The codes are copied automatically once; the button copies them again.
  for (let time = 1; time <= 3; time += 1) {
    await expect.poll(() => files).toHaveLength(time)
    const file = files.at(-1)
    expect(file?.suggestedFilename()).toBe('_CON spring.txt')
    expect(await readFile((await file?.path()) ?? '', 'utf8')).toBe(`${keys.join('\n')}\n`)
    if (time < 3) await page.getByRole('button', { name: 'Download codes' }).click()
  }
  await expect(createdCodes(page)).toHaveValue(keys.join('\n'))
  await expect(page).toHaveURL('/redemption')
  await page
    .getByRole('region', { name: /codes were created/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(createdCodes(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
