// @ts-check
// Measures from a key to the next paint.

/** @typedef {import('../measures.mjs').Work} Work */
/** @typedef {import('../open-session.mjs').Place} Place */

/**
 * @param {Place} place
 * @param {import('@playwright/test').Locator} field
 * @param {string} text
 * @returns {Promise<number[]>} ms per key
 */
async function keysInto({ page, watched }, field, text) {
  await field.click()
  // Replace the current value, as most users do.
  await page.keyboard.press('ControlOrMeta+a')
  await watched((watch) => void (watch.keys.length = 0))
  await page.keyboard.type(text, { delay: 90 })
  await page.waitForTimeout(600)
  return watched(({ keys }) => keys)
}

/** @type {Work} */
export async function typing({ visit, note }) {
  const person = await visit({ caller: 'root' })
  try {
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

/** @type {Work} */
export async function cell({ visit, note }) {
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

/** @type {Work} */
export async function many({ visit, note }) {
  const person = await visit({ caller: 'root' })
  try {
    const place = await person.open('/channel')
    const { page, watched } = place
    await watched((watch) => watch.rows)
    await page.getByRole('button', { name: 'Load all' }).click()
    await watched((watch) => {
      watch.rows = watch.painted(() => /\b2,?000 rows/.test(document.body.innerText))
    })
    note('load all 2,000 channels', await watched(async (watch) => (await watch.rows) - watch.pressed))
    note(
      'key in "Find in rows" among 2,000',
      await keysInto(place, page.getByLabel('Find in rows'), 'openai-du'),
    )
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.waitForTimeout(800)
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
