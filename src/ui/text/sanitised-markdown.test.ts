import { describe, expect, it } from 'vitest'
import { demoteHeadings } from '#/browser/sanitise'
import { cpuTimeMs } from '../../../checks/cpu-time'
import { isMarkdownCut, markdownHtml } from './sanitised-markdown'

// The imitated browser of these tests has no parser that a sanitiser could rely on: what comes out of both together
// is told in e2e/hostile, in a real one.
describe('markdownHtml', () => {
  it('headings, lists and links: rendered as HTML (PM19)', () =>
    expect(markdownHtml('# Title\n\n- a\n- **b**\n\n[site](https://ok.example)')).toBe(
      '<h1>Title</h1>\n<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>\n' +
        '<p><a href="https://ok.example">site</a></p>\n',
    ))

  it.each([
    ['quotations', '> '.repeat(20_000)],
    ['lists', '- '.repeat(20_000)],
    [
      'a list on many lines',
      Array.from({ length: 310 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
    ],
    ['numbered lists', '1. '.repeat(10_000)],
    ['an address without end', `${'a.'.repeat(20_000)}@`],
    ['brackets', '![a]('.repeat(10_000)],
    ['stars', '*a '.repeat(20_000)],
    ['mixed marks', 'a **_a '.repeat(3000)],
  ])('input that is hard to parse, %s: rendered within four seconds (PM11)', (_, text) => {
    expect(cpuTimeMs(() => expect(markdownHtml(`${text}x`)).toContain('x'), 4000)).toBeLessThan(4000)
  })

  it('malformed tag: passed through as a tag, but escaped inside code (PM05)', () =>
    expect(markdownHtml('a <img src=x onerror=f=1> `<b x=y=z>` 1 < 2')).toBe(
      '<p>a <img src=x onerror=f=1> <code>&lt;b x=y=z&gt;</code> 1 &lt; 2</p>\n',
    ))

  it('single line ends: kept, in texts of administrators', () =>
    expect(markdownHtml('one\ntwo')).toBe('<p>one<br>two</p>\n'))

  it('long row of dashes: rendered as a rule', () =>
    expect(markdownHtml(`a\n\n${'-'.repeat(200)}`)).toBe('<p>a</p>\n<hr>\n'))
})

it('demoteHeadings: top-level headings move one level down', () =>
  expect(demoteHeadings('<h1>a</h1><h2 align="left">b</h2><h6>c</h6><hr><p>&lt;h1&gt;</p>')).toBe(
    '<h2>a</h2><h3 align="left">b</h3><h6>c</h6><hr><p>&lt;h1&gt;</p>',
  ))

describe('long markdown text', () => {
  const long = `# Title\n\n${'- **a** [b](https://ok.example/)\n'.repeat(3000)}the end <b>`
  it('text beyond the limit: the beginning is rendered, the rest is shown as plain text and the cut is reported', () => {
    const html = markdownHtml(long)
    expect(html).toMatch(/^<h1>Title<\/h1>\n<ul>\n<li><strong>a<\/strong> <a href=/)
    expect(html.endsWith('- **a** [b](https://ok.example/)\nthe end &lt;b&gt;</pre>')).toBe(true)
    expect(isMarkdownCut(long)).toBe(true)
  })

  it.each([
    ['nothing', '', false],
    ['a short text', '# Title\n\n- **a**', false],
    ['4,000 words', 'word '.repeat(4000), false],
    ['a letter more than there may be', `${'word '.repeat(4000)}x`, true],
    ['one long line of marks', '*a '.repeat(20_000), true],
    ['a long page of HTML', `<div>${'<p>a</p>\n'.repeat(20_000)}</div>`, false],
    ['a text made to keep the tab busy', '> '.repeat(60_000), true],
  ])('isMarkdownCut, %s: reported as expected and the output size is limited', (_, text, isCut) => {
    expect(isMarkdownCut(text)).toBe(isCut)
    expect(markdownHtml(text).length).toBeLessThan(600_000)
  })
})
