import type { HtmlTagDescriptor } from 'vite'

/** Meta tag that marks a page as served by an embedded gateway; the console reads it without a request. */
export const controlsTag: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { name: 'gateway-controls', content: '/__gateway/' },
  injectTo: 'head',
}

/** Adds the meta tag to a built index.html. */
export function withControls(html: string): string {
  return html.replace('</head>', '<meta name="gateway-controls" content="/__gateway/" /></head>')
}
