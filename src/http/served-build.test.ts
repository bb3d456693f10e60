import { afterEach, expect, it } from 'vitest'
import { cpuTimeMs } from '../../checks/cpu-time'
import { buildOf, currentBuild } from './served-build'

afterEach(() => document.head.replaceChildren())

it.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js" nonce="n"></script>', '/assets/index-a1.js'],
  ['<script src="/start.js"></script><script type="module" src="/assets/b.js"></script>', '/assets/b.js'],
  ['<script src="/assets/c.js" type="module"></script>', '/assets/c.js'],
  ['<script\n  type="module"\n  src="assets/d.js"></script>', '/assets/d.js'],
  ['<script type="module" src="/e.js"></script><script type="module" src="/f.js"></script>', '/e.js'],
  ['<script src="/start.js"></script>', ''],
  ['<script type="module">1</script>', ''],
  ['<script type="application/json" id="preload-list">{}</script>', ''],
  ['', ''],
])('page head %j: the build is %j, in the HTML text and in the document', (head, path) => {
  const build = path && new URL(path, window.location.origin).href
  expect(buildOf(`<!doctype html><html><head>${head}</head></html>`)).toBe(build)
  document.head.append(document.createRange().createContextualFragment(head))
  expect(currentBuild()).toBe(build)
})

it.each(['<script', '<script ', '<', '<script type="module" src="'])(
  'one megabyte of %j: finished within a second with no build',
  (piece) => {
    const html = piece.repeat(Math.ceil(2 ** 20 / piece.length))
    expect(cpuTimeMs(() => expect(buildOf(html)).toBe(''))).toBeLessThan(1000)
  },
)
