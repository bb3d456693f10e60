import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { en } from '#/i18n/en'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDERS = ['src', 'mocks', 'e2e', 'scripts', 'bench', 'checks']

const all = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const code = all.filter((file) => /\.(tsx?|mjs)$/.test(file))
const product = code.filter((file) => file.startsWith('src/') && !/\.(test|fixture)\.tsx?$/.test(file))
const text = new Map(code.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const read = (file: string) => text.get(file) ?? ''

/** APIs through which a text could do harm, with the only files that may use them. */
const SINKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/dangerouslySetInnerHTML/, ['src/ui/text/sanitised-html.tsx']],
  [/\.innerHTML|outerHTML|insertAdjacentHTML|document\.write/, []],
  [/window\.open\(/, ['src/browser/urls.ts']],
  [/location\.(assign|replace|reload)\(|location\.href =/, ['src/browser/urls.ts']],
  [/localStorage|sessionStorage/, ['src/browser/stored-value.ts']],
  [/navigator\.clipboard/, ['src/ui/notifications/copy-text.ts']],
  [/addEventListener\(\s*'message'|onmessage/, []],
  // The fetch function of ky, which first looks for preloaded responses.
  [/\bfetch\(/, ['src/http/gateway.ts']],
  [/['"]\/?api\//, product.filter((file) => /^src\/(resources\/|http\/|app\/pages\.ts$)/.test(file))],
  [/`\/?api\//, ['src/http/gateway.ts']],
]

it('sinks: each is used only in its allowed files (T-01, T-05, T-40)', () => {
  const files = product.map((file) => ({
    file,
    source: read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  }))
  const wrong = SINKS.flatMap(([sink, places]) =>
    files
      .filter(({ file, source }) => sink.test(source) && !places.includes(file))
      .map(({ file }) => `${file} uses ${sink}`),
  )
  expect(wrong).toEqual([])
})

it('lint: no suppression lacks a reason', () => {
  const escapes = /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable(?!.* -- )/
  expect(code.filter((file) => !file.endsWith('architecture.test.ts') && escapes.test(read(file)))).toEqual(
    [],
  )
})

it('files: none is a drawer such as utils or common', () => {
  expect(all.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc|index)\.tsx?$/.test(file))).toEqual([])
})

it('texts: every message key is used', () => {
  const source = product
    .filter((file) => !file.startsWith('src/i18n/'))
    .map(read)
    .join('\n')
  // Keys built from a prefix and a value, such as `token.order.${order}`.
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix)
  // In double quotes: attributes of JSX.
  const unused = Object.keys(en).filter(
    (key) =>
      !source.includes(`'${key}'`) &&
      !source.includes(`"${key}"`) &&
      !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
