import { Suspense } from 'react'
import { lazyComponent } from '#/ui/status/lazy-component'

const Sanitised = lazyComponent(async () => (await import('./sanitised-html')).default)

/**
 * HTML that an administrator configured. The sanitiser is a chunk of its own, fetched only where there is
 * something to clean; until then nothing is shown.
 */
export function ConfiguredHtml({ html }: { html: string }) {
  return (
    <Suspense>
      <Sanitised html={html} />
    </Suspense>
  )
}
