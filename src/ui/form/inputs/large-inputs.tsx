import { Button, Input, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { textProps, type InputProps } from './input-props'
import { SecretInput } from './text-inputs'
import classes from '../record-form.module.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'

/** Not of the height of its text, which would be measured anew with each key. */
const AREA = { rows: 5, resize: 'vertical' } as const

/** Multi-line text. */
export function TextareaInput(props: InputProps<'textarea'>) {
  const { code, autoComplete } = props.field
  return (
    <Textarea
      {...textProps(props)}
      {...AREA}
      autoComplete={autoComplete ?? 'off'}
      spellCheck={!code}
      autoCorrect={code ? 'off' : 'on'}
      autoCapitalize={code ? 'none' : 'sentences'}
      data-monospace={code}
    />
  )
}

/** Input for a secret: a masked textarea with a button that reveals it if the field is `multiline`. */
export function AnySecretInput(props: InputProps<'secret'>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const { field, frameProps } = props
  if (!field.multiline) return <SecretInput {...props} />
  return (
    <>
      <Textarea
        {...textProps(props)}
        {...AREA}
        data-monospace
        classNames={isShown ? {} : { input: classes.masked }}
      />
      {/* Below the textarea, where it covers no text. */}
      <Button variant="subtle" size="xs" aria-controls={frameProps.id} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'form.hideSecret' : 'common.show')}
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
