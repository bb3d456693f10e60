import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { compileHints } from './compile-hints'

/** Builds an application of two chunks with source maps, and returns its files. */
async function builtFiles() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hints-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), `import('./later.js').then(({ run }) => run())`)
  writeFileSync(join(root, 'later.js'), `import './later.css'; export const run = () => console.log('later')`)
  writeFileSync(join(root, 'later.css'), 'p { color: red }')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: { write: false, sourcemap: 'hidden' },
  })
  if (!('output' in built)) throw new Error('expected a single build')
  return built.output
}

it('each chunk starts with the comment, before what Vite adds, and its source map counts the line', async () => {
  const files = await builtFiles()
  const chunks = files.filter((file) => file.type === 'chunk')
  expect(chunks).toHaveLength(2)
  for (const { code } of chunks) expect(code.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  expect(chunks.some(({ code }) => code.includes('__vite__mapDeps'))).toBe(true)
  for (const { fileName, map } of chunks) {
    expect(map?.mappings).toMatch(/^;.*\w/)
    const written = files.find((file) => file.fileName === `${fileName}.map`)
    const { mappings, sources } = JSON.parse(written && 'source' in written ? String(written.source) : '{}')
    expect(mappings).toBe(map?.mappings)
    expect(sources).toEqual(map?.sources)
  }
})
