import { t } from '#/i18n/i18n'
import { lastKnownStatus } from '#/resources/status/status'
import type { CellContext } from './list-definitions'

/** A context of a cell whose row has no state and whose list has no actions. */
export function cellContext<Extra>(extra: Extra): CellContext<Extra> {
  return {
    t,
    language: 'en',
    status: lastKnownStatus(),
    account: undefined,
    now: undefined,
    hasRelativeTimes: false,
    quota: String,
    locate: () => {
      throw new Error('no router')
    },
    state: { actions: {} },
    extra,
    mark: (text) => text,
    action: () => null,
    name: () => null,
    number: () => null,
    actions: () => null,
  }
}
