import { PasswordInput, TextInput, Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { copyText } from '../button/copy'

interface Props {
  oneTimeValue: OneTimeValue
  label: string
  hint?: string
  /** Masked until the visibility button is pressed. */
  isSecret?: boolean
  onCopy: () => void
  onDismiss?: () => void
}

/** Read-only field for a value the server returns only once; selected on focus, so that it can be copied by hand. */
export function OneTimeValueField({ oneTimeValue, label, hint, isSecret = false, onCopy, onDismiss }: Props) {
  const t = useT()
  const { value, isCopied } = oneTimeValue
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  // The clipboard may have been refused: with the text selected, one key press copies it.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const inputProps = {
    ref: input,
    label,
    description: hint,
    value,
    readOnly: true,
    autoComplete: 'off',
    spellCheck: false,
    'data-monospace': true,
    onFocus: () => input.current?.select(),
  }
  return (
    <Stack gap="xs" w="100%" maw="var(--gc-length-36)">
      {isSecret ? (
        <PasswordInput
          {...inputProps}
          visible={isShown}
          onVisibilityChange={setShown}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'form.hideSecret' : 'common.show') }}
        />
      ) : (
        <TextInput {...inputProps} />
      )}
      <Group gap="sm">
        <Button onClick={onCopy}>{t('oneTimeValue.copy')}</Button>
        {onDismiss && (
          <Button variant="subtle" onClick={onDismiss}>
            {t('oneTimeValue.dismiss')}
          </Button>
        )}
        <span role="status">{t(isCopied ? 'oneTimeValue.copied' : 'oneTimeValue.notCopied')}</span>
      </Group>
    </Stack>
  )
}

/** Value the server returns only once, such as a new secret, and whether it was copied to the clipboard. */
export interface OneTimeValue {
  value: string
  isCopied: boolean
}

/**
 * Holds a one-time value until it is dismissed or the screen unmounts. `reveal` also copies it and, if that worked,
 * notifies with `successMessage`; the value itself never appears in a notification.
 */
export function useOneTimeValue(successMessage: () => string) {
  const [oneTimeValue, setOneTimeValue] = useState<OneTimeValue>()
  const reveal = async (value: string) => {
    // Displayed before the clipboard settles: the browser may show a permission prompt, and the value must not be lost.
    setOneTimeValue({ value, isCopied: false })
    const isCopied = await copyText(value)
    // Ignore the clipboard result if the value was dismissed in the meantime.
    setOneTimeValue((current) => (current?.value === value ? { value, isCopied } : current))
    if (isCopied) notify('success', successMessage())
  }
  return { oneTimeValue, reveal, dismiss: () => setOneTimeValue(undefined) }
}
