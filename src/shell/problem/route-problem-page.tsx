import { Button, Code } from '@mantine/core'
import { reloadPage } from '#/browser/open'
import { useT } from '#/ui/language/use-t'
import { ProblemPage } from './problem-page'

interface Props {
  error: unknown
  /** Draws the page again. */
  reset: () => void
}

/** How browsers word it when a part of the program cannot be fetched or is not what it should be. */
const CHUNK_ERROR = /dynamically imported module|module script|Failed to fetch|preload CSS/i

/** For what nobody foresaw: an error while drawing a page, or a part of the console that did not arrive. */
export function RouteProblemPage({ error, reset }: Props) {
  const t = useT()
  const message = error instanceof Error ? error.message : String(error)
  const isChunk = CHUNK_ERROR.test(message)
  return (
    <ProblemPage
      title={t(isChunk ? 'problem.chunk' : 'problem.route')}
      hint={t(isChunk ? 'problem.chunk.hint' : 'problem.route.hint')}
    >
      <Code block>{message.slice(0, 300)}</Code>
      <Button onClick={isChunk ? reloadPage : reset}>{t(isChunk ? 'problem.reload' : 'panel.retry')}</Button>
    </ProblemPage>
  )
}
