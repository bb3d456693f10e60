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

/** Enables or disables a code that is not used. A change that did not happen leaves a mark at the row (FM-W7). */
export function ToggleRedemptionButton({ code }: { code: Redemption }) {
  const t = useT()
  const cache = useQueryClient()
  const toggle = useMutation(redemptionMutations.toggle(code))
  const name = redemptionName(code)
  const target = toggledRedemption(code)
  if (target === undefined) {
    const isUsed = code.status === REDEMPTION_STATUS.used
    const why = t(isUsed ? 'redemption.toggle.used' : 'redemption.toggle.unknown')
    return (
      <IconButton
        icon="power"
        label={t('redemption.disable', { name })}
        title={why}
        aria-disabled
        className={classes.off}
        onClick={() => notify('info', why)}
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
      // What stood in the way, such as that it was used meanwhile, is to be seen in the row.
      onClick={() =>
        toggle.mutate(target, { onError: () => void cache.invalidateQueries({ queryKey: [REDEMPTION] }) })
      }
    />
  )
}
