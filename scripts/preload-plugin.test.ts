import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from '../src/i18n/en'
import { zh } from '../src/i18n/zh'

const start = readFileSync(new URL('../public/start.js', import.meta.url), 'utf8')

// Without a dictionary `start.js` has its own copy of them.
it.each([en, zh])('start.js: its message about a missing script is that of the dictionaries', (texts) => {
  expect(start).toContain(`['${texts['problem.chunk']}', '${texts['problem.reload']}']`)
})
