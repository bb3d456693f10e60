// Measures from navigation to useful content.
import type { Work } from '../session'

const REST_MS = 1000
const LISTS = [
  ['tokens', '/token'],
  ['logs', '/log'],
  ['channels', '/channel'],
] as const

/** Runs in the page: when anything was painted, in ms since the navigation. */
const firstPaint = () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN

export const lists: Work = async ({ visit, note }) => {
  for (const [name, address] of LISTS) {
    const person = await visit({ caller: 'root' })
    try {
      const cold = await person.open(address)
      note(`${name}: rows painted, cold`, await cold.watched((watch) => watch.rows))
      await cold.page.waitForTimeout(REST_MS)
      note(`${name}: first paint, cold`, await cold.page.evaluate(firstPaint))
      note(`${name}: blocking time, cold`, await cold.watched(({ blocked }) => blocked))
      note(`${name}: layout shift`, await cold.watched(({ shifted }) => shifted), 'score')
      await cold.page.close()
      const warm = await person.open(address)
      note(`${name}: rows painted, warm`, await warm.watched((watch) => watch.rows))
    } finally {
      await person.close()
    }
  }
}

export const login: Work = async ({ visit, note }) => {
  const person = await visit({})
  try {
    const { page, watched } = await person.open('/login')
    note('login painted, cold', await watched((watch) => watch.login))
    await page.waitForTimeout(REST_MS)
    note('login: blocking time, cold', await watched(({ blocked }) => blocked))
  } finally {
    await person.close()
  }
}

export const overview: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const cold = await person.open('/')
    note('overview: balance painted, cold', await cold.watched((watch) => watch.balance))
    await cold.page.waitForTimeout(REST_MS)
    await cold.page.close()
    const warm = await person.open('/')
    note('overview: balance painted, warm', await warm.watched((watch) => watch.balance))
  } finally {
    await person.close()
  }
}
