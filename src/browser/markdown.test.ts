import { describe, expect, it } from 'vitest'
import { markdownHtml } from './markdown'
import { belowTitle } from './sanitise'

// The imitated browser of these tests has no parser that a sanitiser could rely on: what comes out of both together
// is told in e2e/hostile, in a real one.
describe('markdown', () => {
  it('is laid out (PM19)', () =>
    expect(markdownHtml('# Title\n\n- a\n- **b**\n\n[site](https://ok.example)')).toBe(
      '<h1>Title</h1>\n<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>\n' +
        '<p><a href="https://ok.example">site</a></p>\n',
    ))

  it.each([
    ['quotations', '> '.repeat(20_000)],
    ['lists', '- '.repeat(20_000)],
    ['numbered lists', '1. '.repeat(10_000)],
    ['an address without end', `${'a.'.repeat(20_000)}@`],
    ['brackets', '![a]('.repeat(10_000)],
    ['stars', '*a '.repeat(20_000)],
  ])('%s made to keep the tab busy do not (PM11)', (_, text) => {
    const start = performance.now()
    expect(markdownHtml(`${text}x`)).toContain('x')
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('takes what a browser takes for a tag for one, and shows it not as text (PM05)', () =>
    expect(markdownHtml('a <img src=x onerror=f=1> `<b x=y=z>` 1 < 2')).toBe(
      '<p>a <img src=x onerror=f=1> <code>&lt;b x=y=z&gt;</code> 1 &lt; 2</p>\n',
    ))

  it('leaves rules and tables of many dashes alone', () =>
    expect(markdownHtml(`a\n\n${'-'.repeat(200)}`)).toBe('<p>a</p>\n<hr>\n'))
})

it('headings start below the title of the screen', () =>
  expect(belowTitle('<h1>a</h1><h2 align="left">b</h2><h6>c</h6><hr><p>&lt;h1&gt;</p>')).toBe(
    '<h2>a</h2><h3 align="left">b</h3><h6>c</h6><hr><p>&lt;h1&gt;</p>',
  ))
