import { expect, test } from '../support/test'

const LISTS = ['/channel', '/token', '/user', '/redemption', '/log'] as const

const softly = expect.configure({ soft: true })

test.use({ caller: 'root', seed: 'demo' })

test('lists: numbers are right-aligned with digits of one width; the toolbar is one line, with at most one primary button @all', async ({
  page,
  grid,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const address of LISTS) {
    await page.goto(address)
    await expect(grid.table.locator('tr[data-row]').nth(9)).toBeVisible()
    const numbers = await grid.table.locator('tbody td').evaluateAll((cells) =>
      cells
        .filter((cell) => /^[-≈]?\$?\d[\d,.]*[kMB]?$/.test(cell.textContent.trim()))
        .map((cell) => {
          const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
          return `${textAlign} ${fontVariantNumeric}`
        }),
    )
    softly(numbers.length, address).toBeGreaterThan(0)
    softly([...new Set(numbers)], address).toEqual(['end tabular-nums'])

    const top = (await grid.table.boundingBox())?.y ?? 0
    const controls = await page
      .getByRole('main')
      .locator(':is(button, a[href], select, input)')
      .evaluateAll((all) => {
        const accent = document.createElement('i')
        accent.style.background = 'var(--gc-accent)'
        document.body.append(accent)
        const { backgroundColor } = getComputedStyle(accent)
        accent.remove()
        return (
          all
            // The tabs of the channels stand beside the title; *Stop* below the toolbar is there while rows load.
            .filter((control) => control.checkVisibility() && !control.closest('nav, :has(> progress)'))
            .map((control) => {
              const { y, height } = control.getBoundingClientRect()
              const isPrimary = getComputedStyle(control).backgroundColor === backgroundColor
              return { middle: y + height / 2, isPrimary, name: control.outerHTML.slice(0, 120) }
            })
        )
      })
    // The log has the sum and the histogram between the toolbar and the table.
    const [{ middle: first } = { middle: 0 }] = controls
    const tools = controls.filter(({ middle }) => middle < (address === '/log' ? first + 20 : top))
    softly(tools.length, address).toBeGreaterThan(2)
    softly(
      tools.filter(({ middle }) => Math.abs(middle - first) > 4),
      address,
    ).toEqual([])
    softly(
      tools.filter(({ isPrimary }) => isPrimary),
      address,
    ).toHaveLength(address === '/log' ? 0 : 1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opened row of a channel on a phone: the mark of its type stands beside its name @all', async ({
    page,
    grid,
  }) => {
    await page.goto('/channel')
    await grid.row('Cohere').getByRole('button', { name: 'Details of Cohere' }).tap()
    const label = grid.row('Cohere').locator('[data-mark] > :last-child')
    const { left, width, right, end } = await label.evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const letters = range.getBoundingClientRect()
      const mark = text.parentElement?.getBoundingClientRect()
      const cell = text.closest('td')
      const cellEnd = cell
        ? cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight)
        : 0
      return { left: mark?.left ?? 0, width: letters.width, right: letters.right, end: cellEnd }
    })
    expect(Math.abs(right - end)).toBeLessThan(1)
    // The mark is 18 pixels wide, with a gap of 8.
    expect(right - left - width).toBeLessThan(30)
  })
})
