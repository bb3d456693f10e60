import { BusyButton } from '#/ui/controls/busy-button'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'

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

/** The button of a form, with the seconds that the server still wants to be left alone. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, tone, busy, secondsLeft, waitSeconds, isQuiet = false } = props
  const t = useT()
  const isBlocked = busy || secondsLeft > 0
  const waitWords = secondsLeft > 0 ? t('form.waitStart', { seconds: waitSeconds }) : t('form.waitEnd')
  return (
    <>
      <BusyButton
        type="submit"
        color={tone === 'danger' ? 'red' : undefined}
        variant={isQuiet ? 'default' : undefined}
        busy={busy}
        isBlocked={isBlocked}
      >
        {secondsLeft > 0 ? t('form.countdown', { label, seconds: secondsLeft }) : label}
      </BusyButton>
      {/* Said at the start and the end of the wait, not each second. */}
      <VisuallyHidden as="output">{waitSeconds > 0 && !busy ? waitWords : ''}</VisuallyHidden>
    </>
  )
}
