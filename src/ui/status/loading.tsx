import { Group, Loader } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { SLOW_MS, useElapsed } from './use-elapsed'

/** Avoids a flicker for fast responses. */
const SPINNER_DELAY_MS = 300

/** Spinner for pending data; `prompt` names the data in the sentence "Loading …". */
export function Loading({ prompt }: { prompt: string }) {
  const t = useT()
  const isShown = useElapsed(SPINNER_DELAY_MS)
  const isSlow = useElapsed(SLOW_MS)
  return (
    <Group role="status" mt="md" mih="var(--gc-space-12)" gap="sm">
      {isShown && <Loader />}
      {isShown && t('app.loading', { prompt })}
      {isSlow && ` ${t('app.stillLoading')}`}
    </Group>
  )
}
