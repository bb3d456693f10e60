import { tokenName, type Token } from '#/resources/token/token'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'

/** Leads to the form of one token. */
export function EditTokenLink({ token }: { token: Token }) {
  const t = useT()
  return (
    <IconLink
      to="/token/edit/$id"
      params={{ id: token.id }}
      state={{ fromList: true }}
      icon="edit"
      label={t('token.edit', { name: tokenName(token) })}
    />
  )
}
