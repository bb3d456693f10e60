import { Alert, Button, Group } from '@mantine/core'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { reloadPage } from '#/browser/open'
import { useT } from '#/ui/language/use-t'
import { hasUnsavedWork, letGo } from './unsaved-work'

/**
 * A piece of a screen whose code is fetched when it is wanted. Where it does not arrive, a note stands in its place
 * that offers to load the page anew: the rest of the screen, and what is typed there, stays (X1, CD-37).
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingPiece }
    }
  })
}

function reload(): void {
  // The draft is kept when the page goes; this was the person's word.
  letGo()
  reloadPage()
}

function MissingPiece() {
  const t = useT()
  return (
    <Alert role="alert" color="orange" my="md" title={t('problem.chunk')}>
      <Group justify="space-between">
        <span>
          {t('problem.chunk.hint')} {hasUnsavedWork('typed') && t('problem.chunk.draft')}
        </span>
        <Button size="xs" variant="default" onClick={reload}>
          {t('problem.reload')}
        </Button>
      </Group>
    </Alert>
  )
}
