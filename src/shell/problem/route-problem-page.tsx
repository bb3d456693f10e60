import { Button, Code } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { ProblemPage } from './problem-page'

interface Props {
  error: unknown
  /** Draws the page again. */
  reset: () => void
}

const LONGEST = 300

/** For what nobody foresaw: an error while drawing a page. A part that did not arrive is none: see `lazyScreen`. */
export function RouteProblemPage({ error, reset }: Props) {
  const t = useT()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <ProblemPage title={t('problem.route')} hint={t('problem.route.hint')}>
      <Code block>{message.slice(0, LONGEST)}</Code>
      <Button onClick={reset}>{t('panel.retry')}</Button>
    </ProblemPage>
  )
}
