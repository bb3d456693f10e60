import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { textProps, type FieldInputs, type InputProps } from './input-props'
import '@mantine/core/styles/PasswordInput.layer.css'

/** Tells password managers that a secret is none of the page's account. */
const NOT_FOR_MANAGERS = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

function TextFieldInput(props: InputProps<'text'>) {
  const { autoComplete, inputMode } = props.field
  return <TextInput {...textProps(props)} autoComplete={autoComplete ?? 'off'} inputMode={inputMode} />
}

/** Masked input for a secret, with a button that reveals it. */
export function SecretInput(props: InputProps<'secret'>) {
  const { field, frameProps } = props
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...textProps(props)}
      {...(field.autoComplete === undefined && NOT_FOR_MANAGERS)}
      // Browsers ignore `off` for passwords; `new-password` keeps them from filling in the login password.
      autoComplete={field.autoComplete ?? 'new-password'}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'form.hideSecret' : 'common.show'),
        'aria-controls': frameProps.id,
      }}
    />
  )
}

/** Inputs of the kinds that hold one line of text. */
export const TEXT_INPUTS: FieldInputs = {
  text: TextFieldInput,
  secret: SecretInput,
  // Mantine's and the browser's number inputs drop or change what they cannot read.
  integer: (props) => <TextInput inputMode="numeric" {...textProps(props)} />,
}
