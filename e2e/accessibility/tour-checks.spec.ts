import { axeFindings, contrastFindings } from '../support/axe'
import { expect, test } from '../support/test'
import { customFindings } from './custom-checks'

test.describe('planted problems', () => {
  // The test inserts HTML that the CSP's Trusted Types would sanitise.
  test.use({ bypassCSP: true })

  test('custom checks: report every planted problem @all', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await customFindings(page)).toEqual([])
    await page.evaluate(() => {
      const wrong = document.createElement('div')
      wrong.innerHTML = `<h1>Another</h1><p tabindex="2">far ahead</p><p draggable="true">pull</p>
      <input placeholder="faint" style="background: #777"><input type="password">
      <button aria-disabled="true" style="color: #888; background: #777">faint</button>
      <svg style="color: #fefefe; background: #fff" width="20" height="20"></svg>
      <table><tbody><tr><th>a</th></tr></tbody></table>
      <button aria-label="Something else">Save it</button><img src="/logo.png"><p id="heard">press</p>`
      document.body.append(wrong)
      Reflect.set(document.getElementById('heard') ?? {}, '__reactProps$test', { onClick: () => {} })
    })
    const found = new Set((await customFindings(page)).map((one) => one.replace(/, <.*/s, '')))
    expect([...found].map((one) => one.slice(0, 5)).toSorted()).toEqual(
      expect.arrayContaining([
        'AX-05',
        'AX-06',
        'AX-07',
        'AX-09',
        'AX-44',
        'AX-58',
        'AX-61',
        'AX-62',
        'AX-68',
      ]),
    )
    expect(found).toContain('AX-05: placeholder')
    expect(found).toContain('AX-05: icon')
    expect(found).toContain('AX-05: disabled text has too little contrast')
    expect(found).toContain('AX-07: click without a role')
    expect(found).toContain('AX-07: tabindex')
  })
})

test('axe itself: reports low contrast in both schemes and with forced colours, a missing name and a small target (AX-03, AX-04, AX-59) @all', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const add = (tag: string, style: string, text = '', label = '') => {
      const made = Object.assign(document.createElement(tag), { textContent: text })
      if (label) made.setAttribute('aria-label', label)
      made.style.cssText = style
      document.querySelector('main')?.append(made)
    }
    add('p', 'color: light-dark(#ddd, #111); background: light-dark(#fff, #000)', 'pale in both')
    add('p', 'forced-color-adjust: none; color: #888; background: #999', 'pale, whatever is forced')
    const small = 'min-width: 0; min-height: 0; width: 9px; height: 9px; padding: 0'
    add('button', small)
    add('button', small, '', 'small')
  })
  const all = [...(await axeFindings(page)), ...(await contrastFindings(page))]
  const found = all.map((one) => one.replace(/: [^:]*$/, ''))
  expect(found.join('\n')).toMatch(
    /^button-name[\s\S]*color-contrast[\s\S]*target-size[\s\S]*dark: color-contrast[\s\S]*forced colours: color-contrast/m,
  )
})
