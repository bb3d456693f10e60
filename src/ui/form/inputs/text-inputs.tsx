import { Input, PasswordInput, Switch, Textarea, TextInput, Button } from '@mantine/core'
import { useState } from 'react'
import { parseList } from '#/fields/text-list'
import { useT } from '#/ui/language/use-t'
import { textProps, type InputProps } from './input-props'
import classes from './inputs.module.css'
import { ListNotes, pastedList } from './list-notes'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'

const ROWS = 5

/** Single-line text input; one for a list keeps the lines of a paste apart. */
export function TextFieldInput(props: InputProps<'text'>) {
  const { field, value, onChange } = props
  const [skipped, setSkipped] = useState('')
  const inputProps = {
    ...textProps(props),
    autoComplete: field.autoComplete ?? 'off',
    inputMode: field.inputMode,
  }
  if (!field.isList) return <TextInput {...inputProps} />
  return (
    <>
      <TextInput
        {...inputProps}
        onPaste={(event) => {
          const list = pastedList(event)
          if (list === undefined) return
          onChange(list.text)
          setSkipped(list.skipped)
        }}
      />
      <ListNotes
        entries={parseList(value).entries}
        skipped={value === '' ? '' : skipped}
        onSplit={(entries) => onChange(entries.join(', '))}
      />
    </>
  )
}

/** Text input for an integer: Mantine's and the browser's number inputs drop or change what they cannot read. */
export function IntegerInput(props: InputProps<'integer'>) {
  return <TextInput inputMode="numeric" {...textProps(props)} />
}

/** Multi-line text. Not of the height of its text, which would be measured anew with each key. */
export function TextareaInput(props: InputProps<'textarea'>) {
  const { code, autoComplete } = props.field
  return (
    <Textarea
      {...textProps(props)}
      rows={ROWS}
      resize="vertical"
      autoComplete={autoComplete ?? 'off'}
      spellCheck={!code}
      data-monospace={code}
    />
  )
}

/** Masked input for a secret, with a button that reveals it; a textarea if the field is `multiline`. */
export function SecretInput(props: InputProps<'secret'>) {
  const { field, frameProps } = props
  const t = useT()
  const [isShown, setShown] = useState(false)
  const buttonText = t(isShown ? 'form.hideSecret' : 'form.showSecret')
  if (!field.multiline)
    return (
      <PasswordInput
        {...textProps(props)}
        // Browsers ignore `off` for passwords; `new-password` keeps them from filling in the login password.
        autoComplete={field.autoComplete ?? 'new-password'}
        spellCheck={false}
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
        spellCheck={false}
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
export function SwitchInput({ value, onChange, frameProps }: InputProps<'switch'>) {
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
