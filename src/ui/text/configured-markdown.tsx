import { Suspense } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'

const Sanitised = lazyComponent(async () => (await import('./sanitised-markdown')).default)

/**
 * Markdown or HTML that an administrator, or a server elsewhere, wrote. Its reader and the sanitiser are chunks of
 * their own, fetched only where there is something to show; until then nothing is shown.
 */
export function ConfiguredMarkdown({ text }: { text: string }) {
  return (
    <Suspense>
      <Sanitised text={text} />
    </Suspense>
  )
}
