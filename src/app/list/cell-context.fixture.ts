import { t } from '#/i18n/i18n'
import { lastKnownStatus } from '#/resources/status/status'
import type { CellContext, RowRunner } from './list-definitions'

/** A context of a cell whose row has no state and whose list has no actions. */
export function cellContext<Extra>(extra: Extra): CellContext<Extra> {
  return {
    t,
    language: 'en',
    status: lastKnownStatus(),
    account: undefined,
    now: undefined,
    hasRelativeTimes: false,
    isPhone: false,
    quota: String,
    locate: () => {
      throw new Error('no router')
    },
    link: () => ({}),
    open: () => undefined,
    state: { actions: {} },
    extra,
    mark: (text) => text,
    action: () => null,
    name: () => null,
    number: () => null,
    actions: () => null,
  }
}

const nothing = () => undefined

/** A runner of a row whose controls are not pressed. */
export const idleRunner: RowRunner<object> = {
  press: nothing,
  pressMenu: nothing,
  write: () => Promise.resolve(),
  undoDeletion: nothing,
  setOpen: nothing,
}
