import { Button, Textarea } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import classes from './inputs.module.css'

interface Props extends InputProps<'secret'> {
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** A secret of several lines. Its button stands below: inside it would cover what is typed. */
export function SecretTextarea({ field, value, onChange, onBlur, frameProps, isShown, onShow }: Props) {
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
