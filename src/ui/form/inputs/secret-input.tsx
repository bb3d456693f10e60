import { IconButton } from '#/ui/controls/icon-button'
import { TextInput } from '#/ui/controls/text-input'
import { Textarea } from '#/ui/controls/textarea'
import { Button } from '#/ui/controls/button'
import { useState } from 'react'
import IconEyeOff from '@tabler/icons-react/icons/IconEyeOff'
import IconEye from '@tabler/icons-react/icons/IconEye'
import { useT } from '#/ui/language/use-t'
import type { InputProps } from './input-props'

/** Masked input for a secret, with a button that reveals it; a textarea if the field is `multiline`. */
export function SecretInput(props: InputProps<'secret'>) {
  const { field, value, onChange, onBlur, frameProps } = props
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  if (field.multiline) return <SecretTextarea {...props} isShown={isShown} onShow={setIsShown} />
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      {...frameProps}
      placeholder={field.placeholder}
      // Browsers ignore `off` for passwords; `new-password` keeps them from filling in the login password.
      autoComplete={field.autoComplete ?? 'new-password'}
      spellCheck={false}
      rightSection={
        <IconButton
          icon={isShown ? IconEyeOff : IconEye}
          label={t(isShown ? 'form.hideSecret' : 'form.showSecret')}
          aria-controls={frameProps.id}
          disabled={frameProps.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
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
        isCode
        isMasked={!isShown}
        rows={5}
        placeholder={field.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <Button variant="subtle" size="sm" aria-controls={frameProps.id} onClick={() => onShow(!isShown)}>
        {t(isShown ? 'form.hideSecret' : 'form.showSecret')}
      </Button>
    </div>
  )
}
