import { ActionButton } from '#/ui/button/action-button'
import { VisuallyHidden } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

interface Props {
  label: string
  tone?: 'danger' | 'plain'
  busy: boolean
  /** Seconds until the form can be sent again. */
  secondsLeft: number
  /** Total seconds of the rate limit, 0 if there is none. */
  waitSeconds: number
}

/** Submit button with a countdown while the server's rate limit lasts. */
export function SubmitButton({ label, tone, busy, secondsLeft, waitSeconds }: Props) {
  const t = useT()
  const announcement =
    secondsLeft > 0 ? t('problem.waitStart', { seconds: waitSeconds }) : t('problem.waitEnd')
  return (
    <>
      <ActionButton
        type="submit"
        variant="filled"
        color={tone === 'danger' ? 'red' : undefined}
        busy={busy}
        isBlocked={busy || secondsLeft > 0}
      >
        {secondsLeft > 0 ? t('form.countdown', { label, seconds: secondsLeft }) : label}
      </ActionButton>
      {/* Announces the start and the end of the countdown, not every second. */}
      <VisuallyHidden component="output">{waitSeconds > 0 && !busy ? announcement : ''}</VisuallyHidden>
    </>
  )
}
