import { Input, PasswordInput, Switch, Textarea, TextInput, Button } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { textProps, type FieldInputs, type InputProps } from './input-props'
import classes from '../record-form.module.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'

const ROWS = 5
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

/** Multi-line text. Not of the height of its text, which would be measured anew with each key. */
function TextareaInput(props: InputProps<'textarea'>) {
  const { code, autoComplete } = props.field
  return (
    <Textarea
      {...textProps(props)}
      rows={ROWS}
      resize="vertical"
      autoComplete={autoComplete ?? 'off'}
      spellCheck={!code}
      autoCorrect={code ? 'off' : 'on'}
      autoCapitalize={code ? 'none' : 'sentences'}
      data-monospace={code}
    />
  )
}

/** Masked input for a secret, with a button that reveals it; a textarea if the field is `multiline`. */
function SecretInput(props: InputProps<'secret'>) {
  const { field, frameProps } = props
  const t = useT()
  const [isShown, setShown] = useState(false)
  const buttonText = t(isShown ? 'form.hideSecret' : 'common.show')
  if (!field.multiline)
    return (
      <PasswordInput
        {...textProps(props)}
        {...(field.autoComplete === undefined && NOT_FOR_MANAGERS)}
        // Browsers ignore `off` for passwords; `new-password` keeps them from filling in the login password.
        autoComplete={field.autoComplete ?? 'new-password'}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': buttonText, 'aria-controls': frameProps.id }}
      />
    )
  return (
    <>
      <Textarea
        {...textProps(props)}
        rows={ROWS}
        resize="vertical"
        data-monospace
        classNames={isShown ? {} : { input: classes.masked }}
      />
      {/* Below the textarea, where it covers no text. */}
      <Button variant="subtle" size="xs" aria-controls={frameProps.id} onClick={() => setShown(!isShown)}>
        {buttonText}
      </Button>
    </>
  )
}

/** Switch for what takes effect with the form. Its texts are outside the label, or they would be part of its name. */
function SwitchInput({ value, onChange, frameProps }: InputProps<'switch'>) {
  const { label, description, error, labelProps: _, placeholder: _placeholder, ...inputProps } = frameProps
  const { id } = inputProps
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean)
  return (
    <Input.Wrapper id={id} description={description} error={error}>
      <Switch
        {...inputProps}
        label={label}
        aria-describedby={describedBy.join(' ') || undefined}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Input.Wrapper>
  )
}

/** Inputs of the kinds that hold a text or a switch. */
export const TEXT_INPUTS: FieldInputs = {
  text: TextFieldInput,
  textarea: TextareaInput,
  secret: SecretInput,
  // Mantine's and the browser's number inputs drop or change what they cannot read.
  integer: (props) => <TextInput inputMode="numeric" {...textProps(props)} />,
  switch: SwitchInput,
}
