import { Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import '#/ui/form/inputs/input-styles'
import classes from './one-time-value-field.module.css'
import type { OneTimeValue } from './use-one-time-value'

interface Props {
  oneTimeValue: OneTimeValue
  label: string
  /** What is to be known about it. */
  hint?: string
  /** Masked until it is asked for. */
  isSecret?: boolean
  onCopy: () => void
  onDismiss?: () => void
}

/** A value that was handed over once, to be copied again, or by hand where the browser refuses the clipboard. */
export function OneTimeValueField({ oneTimeValue, label, hint, isSecret = false, onCopy, onDismiss }: Props) {
  const t = useT()
  const { value, isCopied } = oneTimeValue
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  // Where somebody goes who has to do with it what a clipboard did not.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const frame = {
    ref: input,
    label,
    description: hint,
    value,
    readOnly: true,
    autoComplete: 'off',
    spellCheck: false,
    className: classes.input,
    onFocus: () => input.current?.select(),
  }
  return (
    <div className={classes.field}>
      {isSecret ? (
        <PasswordInput
          {...frame}
          visible={isShown}
          onVisibilityChange={setShown}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{
            'aria-label': t(isShown ? 'form.hideSecret' : 'form.showSecret'),
            // The name changes with the state; a pressed state on top would say it twice.
            'aria-pressed': undefined,
          }}
        />
      ) : (
        <TextInput {...frame} />
      )}
      <div className={classes.buttons}>
        <Button type="button" variant="default" onClick={onCopy}>
          {t('oneTimeValue.copy')}
        </Button>
        {onDismiss && (
          <Button type="button" variant="subtle" onClick={onDismiss}>
            {t('oneTimeValue.dismiss')}
          </Button>
        )}
        <Text role="status" size="sm">
          {t(isCopied ? 'oneTimeValue.copied' : 'oneTimeValue.notCopied')}
        </Text>
      </div>
    </div>
  )
}
