import { Button, Code } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { ProblemPage } from './problem-page'

interface Props {
  error: unknown
  /** Draws the page again. */
  reset: () => void
}

const MAX_MESSAGE_LENGTH = 300

/** For what nobody foresaw: an error while drawing a page. A part that did not arrive is none: see `lazyScreen`. */
export function RouteProblemPage({ error, reset }: Props) {
  const t = useT()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <ProblemPage title={t('problem.route')} hint={t('problem.route.hint')}>
      <Code block>{message.slice(0, MAX_MESSAGE_LENGTH)}</Code>
      <Button onClick={reset}>{t('problem.retry')}</Button>
    </ProblemPage>
  )
}
