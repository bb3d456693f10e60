import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

interface SubmitButtonProps {
  label: string
  tone?: 'danger' | 'plain'
  busy: boolean
  /** Seconds until it may be pressed again. */
  secondsLeft: number
  /** Seconds of the whole wait, 0 when there was none. */
  waitSeconds: number
  /** Nothing to send yet: it can be pressed, but does not call for it. */
  isQuiet?: boolean
}

/**
 * The button of a form. While busy or waiting it stays focusable and says that it is disabled: a button that
 * is really disabled would drop the focus to the page.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, tone, busy, secondsLeft, waitSeconds, isQuiet = false } = props
  const t = useT()
  const isBlocked = busy || secondsLeft > 0
  const waitWords = secondsLeft > 0 ? t('form.waitStart', { seconds: waitSeconds }) : t('form.waitEnd')
  return (
    <>
      <Button
        type="submit"
        color={tone === 'danger' ? 'red' : undefined}
        variant={isQuiet ? 'default' : undefined}
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked || undefined}
        leftSection={busy ? <Loader size="xs" color="currentColor" aria-hidden="true" /> : undefined}
      >
        {secondsLeft > 0 ? t('form.countdown', { label, seconds: secondsLeft }) : label}
      </Button>
      {/* Said at the start and the end of the wait, not each second. */}
      <VisuallyHidden component="output">{waitSeconds > 0 && !busy ? waitWords : ''}</VisuallyHidden>
    </>
  )
}
