import { Button, Code } from '@mantine/core'
import { useEffect, useState } from 'react'
import { reloadPage } from '#/browser/navigation'
import { useT } from '#/ui/language/use-t'
import { PageLoading } from '../frame/page-loading'
import { ProblemPage } from './problem-page'
import { reloadOnce } from './reload-once'

const MAX_MESSAGE_LENGTH = 300

/**
 * In place of a screen whose code did not arrive. The page is loaded anew by itself once; if that cannot be or does not
 * help, a person decides (FM-X1, CD-37).
 */
export function ChunkErrorScreen({ error }: { error: unknown }) {
  const t = useT()
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    void reloadOnce().then((isReloading) => setStuck(!isReloading))
  }, [])
  if (!isStuck) return <PageLoading />
  const reason = error instanceof Error ? error.message : String(error)
  return (
    <ProblemPage title={t('problem.chunk')} hint={t('problem.chunk.hint')}>
      <Code block>{reason.slice(0, MAX_MESSAGE_LENGTH)}</Code>
      <Button onClick={reloadPage}>{t('problem.reload')}</Button>
    </ProblemPage>
  )
}
