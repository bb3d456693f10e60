import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  REDEMPTION_STATUS,
  redemptionName,
  toggledRedemption,
  type Redemption,
} from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import { REDEMPTION } from '#/resources/redemption/redemption-queries'
import { IconButton } from '#/ui/controls/icon-button'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import classes from './redemption-cells.module.css'

/** Enables or disables an unused code. A failed change marks the button. */
export function ToggleRedemptionButton({ code }: { code: Redemption }) {
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
