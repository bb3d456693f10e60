import type { Token } from '#/resources/token/token'
import { ChatButtons } from './chat-buttons'
import { CopyButtons } from './copy-buttons'
import { DeleteTokenButton } from './delete-token-button'
import { EditTokenLink } from './edit-token-link'
import classes from './token-cells.module.css'
import { ToggleTokenButton } from './toggle-token-button'

/** All that can be done to one token from the list. */
export function TokenActions({ token }: { token: Token }) {
  return (
    <span className={classes.actions}>
      <CopyButtons token={token} />
      <ChatButtons token={token} />
      <ToggleTokenButton token={token} />
      <EditTokenLink token={token} />
      <DeleteTokenButton token={token} />
    </span>
  )
}
