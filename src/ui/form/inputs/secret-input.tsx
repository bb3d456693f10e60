import { Button, PasswordInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { ERROR_PROPS, type InputProps } from './input-props'
import classes from './inputs.module.css'
import '@mantine/core/styles/PasswordInput.layer.css'

/** Masked input for a secret, with a button that reveals it; a textarea if the field is `multiline`. */
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
      // Browsers ignore `off` for passwords; `new-password` keeps them from filling in the login password.
      autoComplete={field.autoComplete ?? 'new-password'}
      spellCheck={false}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'form.hideSecret' : 'form.showSecret'),
        // The label changes with the state; `aria-pressed` would announce the state twice.
        'aria-pressed': undefined,
        'aria-controls': frameProps.id,
      }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

interface SecretTextareaProps extends InputProps<'secret'> {
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Multi-line secret. The button is below the textarea, where it covers no text. */
function SecretTextarea({
  field,
  value,
  onChange,
  onBlur,
  frameProps,
  isShown,
  onShow,
}: SecretTextareaProps) {
  const t = useT()
  return (
    <div>
      <Textarea
        {...frameProps}
        errorProps={ERROR_PROPS}
        classNames={{ input: isShown ? classes.code : `${classes.code} ${classes.masked}` }}
        rows={5}
        resize="vertical"
        placeholder={field.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <Button
        type="button"
        variant="subtle"
        size="compact-sm"
        mt={4}
        aria-controls={frameProps.id}
        onClick={() => onShow(!isShown)}
      >
        {t(isShown ? 'form.hideSecret' : 'form.showSecret')}
      </Button>
    </div>
  )
}
