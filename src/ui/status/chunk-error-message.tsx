import { Alert, Button, Group } from '@mantine/core'
import { reloadPage } from '#/browser/navigation'
import { useT } from '#/ui/language/use-t'
import { hasUnsavedWork, allowUnload } from '../dialog/unsaved-work'

function reload(): void {
  // The draft is kept when the page goes; this was the person's word.
  allowUnload()
  reloadPage()
}

function Advice() {
  const t = useT()
  return (
    <Group justify="space-between">
      <span>
        {t('problem.chunk.hint')} {hasUnsavedWork('typed') && t('problem.chunk.draft')}
      </span>
      <Button size="xs" variant="default" onClick={reload}>
        {t('problem.reload')}
      </Button>
    </Group>
  )
}

/** Stands where a piece of a screen should be whose code did not arrive. */
export function ChunkErrorAlert() {
  const t = useT()
  return (
    <Alert role="alert" color="orange" my="md" title={t('problem.chunk')}>
      <Advice />
    </Alert>
  )
}

/** The same as a message, for what has no place of its own. */
export function ChunkErrorMessage() {
  const t = useT()
  return (
    <>
      <strong>{t('problem.chunk')}</strong>
      <Advice />
    </>
  )
}
