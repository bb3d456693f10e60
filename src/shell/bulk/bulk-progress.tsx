import { Button, Group, Progress } from '@mantine/core'
import { useCountdown } from '#/ui/status/use-countdown'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'
import type { BulkRun } from './use-bulk'
import classes from './bulk.module.css'

/** Screen readers announce progress in quarters, not for every record (AX-41). */
const ANNOUNCED_STEPS = 4

interface Props {
  title: string
  run: BulkRun
  onStop: () => void
}

/** Progress bar of a run, with a button to stop it. */
export function BulkProgress({ title, run, onStop }: Props) {
  const t = useT()
  const { entries, pause = 0, isStopping = false } = run
  const total = entries.length
  const n = entries.filter(({ state }) => state !== 'waiting' && state !== 'sent').length
  const announced = Math.floor((Math.floor((n / total) * ANNOUNCED_STEPS) / ANNOUNCED_STEPS) * total)
  const seconds = useCountdown(pause, pause > 0)
  return (
    <>
      <Progress.Root
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={n}
        aria-valuetext={t('bulk.progress', { n, total })}
        size="lg"
      >
        <Progress.Section withAria={false} value={(n / total) * 100} />
      </Progress.Root>
      <p className={classes.line} aria-hidden="true">
        {t('bulk.progress', { n, total })} {seconds > 0 && t('bulk.paused', { seconds })}
      </p>
      <VisuallyHidden as="output">
        {pause > 0 ? t('bulk.paused', { seconds: pause }) : t('bulk.progress', { n: announced, total })}
      </VisuallyHidden>
      <Group justify="flex-end" mt="md">
        <Button
          type="button"
          variant="default"
          data-autofocus
          aria-disabled={isStopping || undefined}
          data-disabled={isStopping || undefined}
          onClick={() => isStopping || onStop()}
        >
          {t(isStopping ? 'bulk.stopping' : 'bulk.stop')}
        </Button>
      </Group>
    </>
  )
}
