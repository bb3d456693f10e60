import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('number fields: none is of the native type, which changes by the mouse wheel and hides what it cannot read', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx$/.test(path),
  )
  expect(files.length).toBeGreaterThan(100)
  // At the start of an attribute, not in a comment.
  const native = /(?:^\s*|<input )type=\{?["']number["']|\bNumberInput\b[^;]*from '@mantine/m
  expect(files.filter((path) => native.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([])
})
