import { hasCode, redemptionName, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { IconButton } from '#/ui/controls/icon-button'
import { RefusedButton } from '#/ui/controls/refused-button'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'
import classes from './redemption-cells.module.css'
import { ToggleRedemptionButton } from './toggle-redemption-button'

/** Actions of a code in the list: copy, toggle, edit, delete. */
export function RedemptionActions({ code }: { code: Redemption }) {
  const t = useT()
  const copy = useCopy()
  const name = redemptionName(code)
  return (
    <span className={classes.actions}>
      {hasCode(code) ? (
        <IconButton icon="copy" label={t('redemption.copy', { name })} onClick={() => void copy(code.key)} />
      ) : (
        <RefusedButton icon="copy" label={t('redemption.copy', { name })} reason={t('redemption.noCode')} />
      )}
      <ToggleRedemptionButton code={code} />
      <IconLink
        to="/redemption/edit/$id"
        params={{ id: code.id }}
        state={{ fromList: true }}
        icon="edit"
        label={t('redemption.edit', { name })}
      />
      <DeleteRowButton
        label={t('redemption.delete', { name })}
        name={name}
        hint={t('redemption.delete.hint', { id: code.id })}
        mutation={redemptionMutations.remove(code)}
      />
    </span>
  )
}
