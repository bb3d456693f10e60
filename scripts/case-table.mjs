// @ts-check
// Writes the test files of each case into the tables of docs/reliability.md.
import { writeFileSync } from 'node:fs'
import { promisedIn, readPromises, testsByCase } from './cases.mjs'

/** Largest number of files to name per case, to keep the table readable. */
const MAX_FILES = 3

const tests = testsByCase()
let text = readPromises()
for (const { id, promise, shown } of promisedIn(text)) {
  const files = tests.get(id)
  // Without a test, keep the reason in the table.
  if (!files) continue
  const links = files.slice(0, MAX_FILES).map((file) => `\`${file}\``)
  text = text.replace(
    `| ${id} | ${promise} | ${shown} |`,
    () => `| ${id} | ${promise} | ${links.join(', ')} |`,
  )
}
writeFileSync(new URL('../docs/reliability.md', import.meta.url), text)
