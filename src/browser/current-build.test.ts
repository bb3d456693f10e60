import { expect, it } from 'vitest'
import { buildOf } from './current-build'

const page = (head: string) =>
  new DOMParser().parseFromString(`<!doctype html><html><head>${head}</head></html>`, 'text/html')

it.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js"></script>', '/assets/index-a1.js'],
  ['<script src="/start.js"></script><script type="module" src="/assets/b.js"></script>', '/assets/b.js'],
  ['<script type="module" src="assets/c.js"></script>', '/assets/c.js'],
  ['<script src="/start.js"></script>', ''],
  ['<script type="module">1</script>', ''],
  ['', ''],
])('names the build of a page with %s as %j', (head, path) =>
  expect(buildOf(page(head))).toBe(path && new URL(path, window.location.origin).href),
)
