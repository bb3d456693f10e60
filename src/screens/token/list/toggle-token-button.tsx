import { useMutation } from '@tanstack/react-query'
import { toggledTokenStatus, tokenName, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import classes from './toggle-token-button.module.css'

/** Enables or disables a token. A failed change marks the button. */
export function ToggleTokenButton({ token }: { token: Token }) {
  const t = useT()
  const toggle = useMutation(tokenMutations.toggle(token))
  const name = tokenName(token)
  const isOn = token.status === TOKEN_STATUS.enabled
  return (
    <IconButton
      icon="power"
      color={isOn ? 'red' : 'green'}
      label={t(isOn ? 'token.disable' : 'token.enable', { name })}
      busy={toggle.isPending}
      className={classes.button}
      data-failed={toggle.isError || undefined}
      onClick={() => toggle.mutate(toggledTokenStatus(token))}
    />
  )
}
