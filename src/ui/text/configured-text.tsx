import { lazyPart } from '#/ui/status/lazy-part'

const SanitisedHtml = lazyPart(async () => (await import('./sanitised-html')).default)
const SanitisedMarkdown = lazyPart(async () => (await import('./sanitised-markdown')).default)

/** Renders HTML configured by an administrator, sanitised. Renders nothing until the sanitiser's chunk is loaded. */
export function ConfiguredHtml({ html }: { html: string }) {
  return <SanitisedHtml html={html} />
}

/**
 * Renders Markdown or HTML from an administrator or an external server, sanitised. Renders nothing until the chunks of
 * the Markdown parser and the sanitiser are loaded.
 */
export function ConfiguredMarkdown({ text }: { text: string }) {
  return <SanitisedMarkdown text={text} />
}
