// @ts-check
// Writes into docs/reliability.md which tests show what it promises.
import { writeFileSync } from 'node:fs'
import { promisedIn, readPromises, testsByCase } from './cases.mjs'

/** How many files are named for a case; more would not be read. */
const MOST = 3

const tests = testsByCase()
let text = readPromises()
for (const { id, promise, shown } of promisedIn(text)) {
  const files = tests.get(id)
  // A reason stays until a test comes.
  if (!files) continue
  const named = files.slice(0, MOST).map((file) => `\`${file}\``)
  text = text.replace(
    `| ${id} | ${promise} | ${shown} |`,
    () => `| ${id} | ${promise} | ${named.join(', ')} |`,
  )
}
writeFileSync(new URL('../docs/reliability.md', import.meta.url), text)
