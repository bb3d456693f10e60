import { Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import './inputs/input-styles'
import classes from './one-time-value-field.module.css'
import type { OneTimeValue } from './use-one-time-value'

interface Props {
  oneTimeValue: OneTimeValue
  label: string
  /** Description below the label. */
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
    className: classes.input,
    onFocus: () => input.current?.select(),
  }
  return (
    <div className={classes.field}>
      {isSecret ? (
        <PasswordInput
          {...inputProps}
          visible={isShown}
          onVisibilityChange={setShown}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{
            'aria-label': t(isShown ? 'form.hideSecret' : 'form.showSecret'),
            // The label changes with the state; `aria-pressed` would announce the state twice.
            'aria-pressed': undefined,
          }}
        />
      ) : (
        <TextInput {...inputProps} />
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
