// Measures from a key to the next paint.
import type { Locator } from '@playwright/test'
import { pointAt, READING_MS, toOtherRows } from './moving'
import type { MeasureTools, Place, Visit, Work } from '../session'

/** Types into a field and returns ms per key. */
async function keysInto({ page, watched }: Place, field: Locator, text: string): Promise<number[]> {
  await field.click()
  // Replace the current value, as most users do.
  await page.keyboard.press('ControlOrMeta+a')
  await watched((watch) => {
    watch.settle()
    watch.keys.length = 0
  })
  await page.keyboard.type(text, { delay: 90 })
  await page.waitForTimeout(600)
  return watched(({ keys }) => keys)
}

/** Notes the keys in a page with nothing but a field: no app can be faster on this machine. */
async function noteEmptyPage(person: Visit, note: MeasureTools['note']): Promise<void> {
  const place = await person.open('data:text/html,<input>')
  note('key in an empty page', await keysInto(place, place.page.getByRole('textbox'), '1234567890123456789'))
  await place.page.close()
}

export const typing: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    await noteEmptyPage(person, note)
    const place = await person.open('/token')
    await place.watched((watch) => watch.rows)
    note(
      'key in the search box',
      await keysInto(place, place.page.getByRole('searchbox').first(), 'support bot-12'),
    )
  } finally {
    await person.close()
  }
}

/** Opens a channel from the list and types into its name. */
export const form: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/channel')
    const { page, watched } = place
    await watched((watch) => watch.rows)
    await page.waitForTimeout(READING_MS)
    const link = await pointAt(place, '/channel/edit/')
    await watched((watch) => {
      watch.rows = watch.painted(() =>
        document.querySelector('main form input[name=name], main form label + * input'),
      )
    })
    await link.click()
    note('open a channel form', await watched(async (watch) => (await watch.rows) - watch.pressed))
    note(
      'key in the form',
      await keysInto(place, page.getByLabel('Name', { exact: true }), 'a channel of the north'),
    )
  } finally {
    await person.close()
  }
}

export const search: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/user')
    const { page } = place
    await place.watched((watch) => watch.rows)
    await page.waitForTimeout(READING_MS)
    const box = page.getByRole('searchbox').first()
    note('search among 10,000 users', await toOtherRows(place, () => box.fill('kofi4')))
  } finally {
    await person.close()
  }
}

export const cell: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/channel')
    const { page, watched } = place
    await watched((watch) => watch.rows)
    const priority = page.getByRole('spinbutton').first()
    // A new number in each round: an unchanged value is not sent.
    const number = String(1000 + Math.floor(Math.random() * 9000))
    note('key in a cell', await keysInto(place, priority, number))
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await watched((watch) => {
      watch.pressed = performance.now()
    })
    await page.keyboard.press('Enter')
    await saved
    note('cell edit: Enter → answered', await watched((watch) => performance.now() - watch.pressed))
  } finally {
    await person.close()
  }
}

export const many: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/channel')
    const { page, watched } = place
    await watched((watch) => {
      watch.rows = watch.painted(() => /\b2,?000 rows/.test(document.body?.innerText ?? ''))
    })
    note('address → all 2,000 channels are loaded', await watched((watch) => watch.rows))
    const all = page.getByLabel('Select all rows shown')
    await watched((watch) => {
      watch.rows = watch.painted(() => document.querySelector('tbody tr[data-selected]'))
    })
    await all.click()
    note('select all of 2,000', await watched(async (watch) => (await watch.rows) - watch.pressed))
    await all.click()
    await page.waitForTimeout(500)
    note(
      'key in the search box among 2,000',
      await keysInto(place, page.getByRole('searchbox').first(), 'openai-du'),
    )
  } finally {
    await person.close()
  }
}

/** Keys in a cell of a long list, before and while a bulk run writes 200 of its rows. */
export const cellDuringRun: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    await noteEmptyPage(person, note)
    const place = await person.open('/channel')
    const { page, watched, fast, slow } = place
    await watched((watch) => watch.rows)
    await fast()
    await page.getByText(/\b2,?000 rows/).waitFor()
    await page.getByLabel('Rows per page').selectOption('100')
    await page.getByLabel('Select all rows shown').check()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByLabel('Select all rows shown').check()
    const priority = page.getByRole('spinbutton').first()
    const keys = async (label: string) => {
      await slow()
      const times = await keysInto(place, priority, '1234567890123456789')
      await fast()
      await page.keyboard.press('Escape')
      note(label, times)
    }
    await keys('key in a cell among 2,000')
    await page.getByRole('button', { name: 'Edit selected' }).click()
    await page.getByRole('textbox', { name: 'To add' }).fill(`bench-${Date.now()}`)
    await page.getByRole('button', { name: 'Apply 200 changes' }).click()
    await page.getByRole('button', { name: /^Jobs: \d+ \/ 200$/ }).waitFor()
    await keys('key in a cell while a run writes')
  } finally {
    await person.close()
  }
}
