import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import '@mantine/core/styles/PasswordInput.layer.css'
import { SecretTextarea } from './secret-textarea'

/** A masked line, or several, with a button that shows it. */
export function SecretInput(props: InputProps<'secret'>) {
  const { field, value, onChange, onBlur, frameProps } = props
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  if (field.multiline) return <SecretTextarea {...props} isShown={isShown} onShow={setIsShown} />
  return (
    <PasswordInput
      {...frameProps}
      errorProps={ERROR_PROPS}
      aria-invalid={frameProps.error !== undefined}
      placeholder={field.placeholder}
      // `off` is ignored by browsers for passwords; this keeps them from filling in a log-in password.
      autoComplete={field.autoComplete ?? 'new-password'}
      spellCheck={false}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'form.hideSecret' : 'form.showSecret'),
        // The name changes with the state; a pressed state on top would say it twice.
        'aria-pressed': undefined,
        'aria-controls': frameProps.id,
      }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
