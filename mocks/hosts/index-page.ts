import type { HtmlTagDescriptor } from 'vite'

/** Where a page says that it is served by an embedded gateway; the console reads it and asks nobody. */
export const controlsTag: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { name: 'gateway-controls', content: '/__gateway/' },
  injectTo: 'head',
}

/** The same for an index.html that is built already. */
export function withControls(html: string): string {
  return html.replace('</head>', '<meta name="gateway-controls" content="/__gateway/" /></head>')
}
