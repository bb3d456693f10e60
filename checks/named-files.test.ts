import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'mocks/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
/** A path in code font; one with a placeholder or a pattern names no single file. */
const PATH = /`((?:src|e2e|mocks|scripts|bench|checks|public|deploy)\/[^`\s<>{}*,:]+)`/g

it('documents: name only files that exist', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(PATH)]
      .filter(([, path = '']) => !existsSync(join(ROOT, path)))
      .map(([, path]) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})
