import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { smallestChunks } from './smallest-chunks'
import { keysIn, partsOf } from './texts-plugin'

const KNOWN = { 'token.title': '', 'token.order.id': '', 'token.order.name': '', 'user.title': '' }

it.each([
  ['a text', `t('token.title')`, ['token.title']],
  ['a record', `const column = { header: 'user.title' }`, ['user.title']],
  ['a template', 't(`token.order.${order}`)', ['token.order.id', 'token.order.name']],
  ['a template with an end', 't(`token.${name}.id`)', ['token.order.id']],
  ['a path', '`/${folder}.${ending}`', []],
  ['a member of objects', `has('toString')`, []],
])('keys in code: %s', (_, code, keys) => {
  expect([...keysIn('module.js', code, KNOWN)].toSorted()).toEqual(keys)
})

/** Writes a small application, and returns its folder and its smallest chunks. */
async function built(files: Readonly<Record<string, string>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'texts-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code)
  return { root, smallest: await smallestChunks({ root })() }
}

it('parts: a lazily loaded module that other lazy modules import statically has its own texts', async () => {
  const { root, smallest } = await built({
    'main.js': `for (const load of [() => import('./list.js'), () => import('./form.js')]) load()`,
    'list.js': `export const load = () => import('./dialog.js'); console.log('user.title')`,
    'form.js': `import { show } from './dialog.js'; show('token.order.id')`,
    'dialog.js': `import { label } from './label.js'; export const show = (...all) => console.log(label, ...all)`,
    'label.js': `export const label = 'token.title'`,
  })
  const { lazy } = partsOf(smallest, new Set(), KNOWN)
  const keys = Object.fromEntries([...lazy].map(([id, part]) => [relative(root, id), [...part].toSorted()]))
  expect(keys).toEqual({
    'list.js': ['user.title'],
    'form.js': ['token.order.id', 'token.title'],
    'dialog.js': ['token.title'],
  })
})
