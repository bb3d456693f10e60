import { useMutation } from '@tanstack/react-query'
import { toggledTokenStatus, tokenName, TOKEN_STATUS, type Token } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { IconButton } from '#/ui/controls/icon-button'
import { IconLink } from '#/ui/controls/icon-link'
import { useT } from '#/ui/language/use-t'
import { ChatButtons } from './chat-buttons'
import { CopyButtons } from './copy-buttons'
import classes from './token-cells.module.css'

/** Actions of a token in the list: copy, chat, toggle, edit, delete. */
export function TokenActions({ token }: { token: Token }) {
  const t = useT()
  const name = tokenName(token)
  return (
    <span className={classes.actions}>
      <CopyButtons token={token} />
      <ChatButtons token={token} />
      <ToggleTokenButton token={token} />
      <IconLink
        to="/token/edit/$id"
        params={{ id: token.id }}
        state={{ fromList: true }}
        icon="edit"
        label={t('token.edit', { name })}
      />
      <DeleteRowButton
        label={t('token.delete', { name })}
        name={name}
        hint={t('token.delete.hint', { id: token.id })}
        mutation={tokenMutations.remove(token)}
      />
    </span>
  )
}

/** Enables or disables a token. A failed change marks the button. */
function ToggleTokenButton({ token }: { token: Token }) {
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
      className={classes.toggle}
      data-failed={toggle.isError || undefined}
      onClick={() => toggle.mutate(toggledTokenStatus(token))}
    />
  )
}
