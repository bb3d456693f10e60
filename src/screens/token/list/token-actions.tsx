import { tokenName, type Token } from '#/resources/token/token'
import { tokenMutations } from '#/resources/token/token-mutations'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { useT } from '#/ui/language/use-t'
import { ChatButtons } from './chat-buttons'
import { CopyButtons } from './copy-buttons'
import { EditTokenLink } from './edit-token-link'
import classes from './token-cells.module.css'
import { ToggleTokenButton } from './toggle-token-button'

/** Actions of a token in the list: copy, chat, toggle, edit, delete. */
export function TokenActions({ token }: { token: Token }) {
  const t = useT()
  const name = tokenName(token)
  return (
    <span className={classes.actions}>
      <CopyButtons token={token} />
      <ChatButtons token={token} />
      <ToggleTokenButton token={token} />
      <EditTokenLink token={token} />
      <DeleteRowButton
        label={t('token.delete', { name })}
        name={name}
        hint={t('token.delete.hint', { id: token.id })}
        mutation={tokenMutations.remove(token)}
      />
    </span>
  )
}
