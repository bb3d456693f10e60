import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  hasCode,
  REDEMPTION_STATUS,
  redemptionName,
  toggledRedemption,
  type Redemption,
} from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { REDEMPTION } from '#/resources/redemption/redemption-queries'
import { DeleteRowButton } from '#/shell/row/delete-row-button'
import { IconButton } from '#/ui/controls/icon-button'
import { RefusedButton } from '#/ui/controls/refused-button'
import { useCopy } from '#/ui/controls/use-copy'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import { IconLink } from '#/ui/controls/icon-link'
import classes from './redemption-cells.module.css'

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

/** Enables or disables an unused code. A failed change marks the button. */
function ToggleRedemptionButton({ code }: { code: Redemption }) {
  const t = useT()
  const cache = useQueryClient()
  const toggle = useMutation(redemptionMutations.toggle(code))
  const name = redemptionName(code)
  const target = toggledRedemption(code)
  if (target === undefined) {
    const isUsed = code.status === REDEMPTION_STATUS.used
    const reason = t(isUsed ? 'redemption.toggle.used' : 'redemption.toggle.unknown')
    return (
      <IconButton
        icon="power"
        label={t('redemption.disable', { name })}
        title={reason}
        aria-disabled
        className={classes.off}
        onClick={() => notify('info', reason)}
      />
    )
  }
  const isOn = target === REDEMPTION_STATUS.disabled
  return (
    <IconButton
      icon="power"
      color={isOn ? 'red' : 'green'}
      label={t(isOn ? 'redemption.disable' : 'redemption.enable', { name })}
      busy={toggle.isPending}
      className={classes.button}
      data-failed={toggle.isError || undefined}
      // Refetch after an error: the row then shows its cause, such as that the code was used.
      onClick={() =>
        toggle.mutate(target, { onError: () => void cache.invalidateQueries({ queryKey: [REDEMPTION] }) })
      }
    />
  )
}
