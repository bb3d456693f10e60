import { lazyPart } from '#/ui/status/lazy-part'

/** Renders HTML configured by an administrator, sanitised. Renders nothing until the sanitiser's chunk is loaded. */
export const ConfiguredHtml = lazyPart(async () => (await import('./sanitised-html')).default)

/**
 * Renders Markdown or HTML from an administrator or an external server, sanitised. Renders nothing until the chunks of
 * the Markdown parser and the sanitiser are loaded.
 */
export const ConfiguredMarkdown = lazyPart(async () => (await import('./sanitised-markdown')).default)
