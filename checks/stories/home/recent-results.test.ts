import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

/** All records of the databases of the page. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the database cannot be read')))
      })
    const texts = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name))
      const records = await done(
        database.transaction('records').objectStore('records').getAll() as IDBRequest<unknown[]>,
      )
      database.close()
      return JSON.stringify(records)
    })
    return (await Promise.all(texts)).join('')
  })
test.describe('as root on a large server @all', () => {
  test.use({ caller: 'root', seed: 'large' })

  test('overview: a write makes the kept results outdated, and no key is kept', async ({ page, world }) => {
    await page.goto('/')
    const enabled = page.getByRole('link', { name: /^[\d,]+ enabled$/ })
    const before = (await enabled.textContent()) ?? ''
    await page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('button', { name: /^Enable / })
      .first()
      .click()
    await expect(enabled).not.toHaveText(before)
    const after = (await enabled.textContent()) ?? ''
    await page.reload()
    await expect(enabled).toHaveText(after)

    const [token] = await world.call<{ key: string }[]>('GET', '/api/token/?p=0')
    expect(token?.key).toMatch(/^\w{48}$/)
    expect(await storedTexts(page)).not.toContain(token?.key)
  })
})
