import { t } from '#/i18n/i18n'
import type { MenuItem, MenuAction } from '#/ui/menu/menu-items'
import {
  isActionBusy,
  isInMenu,
  labelOf,
  type RenderedRow,
  type RowAction,
  type RowTools,
} from './list-definitions'

/** Loads the code of the menu. */
export const loadRowMenu = async () => (await import('#/ui/menu/menu-panel')).MenuPanel

/** Fetches the chunk of the menu; a failure is reported when a menu is opened. */
export function preloadRowMenu(): void {
  loadRowMenu().catch(() => undefined)
}

/** Builds the menu of a row: its actions, other ways to do the direct ones, and last what cannot be undone. */
export function rowMenuItems<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  { row, name, state }: Omit<RenderedRow<Row>, 'runner'>,
  tools: RowTools,
  run: (action: RowAction<Row>) => void,
): readonly MenuItem[] {
  const toItem = (action: RowAction<Row>): MenuAction => {
    const { icon, tone, link, disabledReason } = action
    const reason = disabledReason?.(row, tools)
    const href = reason === undefined ? link?.(row, tools).publicHref : undefined
    return {
      label: t(labelOf(action, row), { name }),
      icon,
      tone,
      href,
      disabledReason: reason && t(reason),
      isBusy: isActionBusy(action, state),
      onSelect: () => (href === undefined ? run(action) : tools.open(href)),
    }
  }
  const inMenu = actions.filter(isInMenu)
  const danger = inMenu.filter(({ tone }) => tone === 'danger')
  const groups = actions.flatMap(({ choices }) =>
    choices ? [{ heading: t(choices.heading), actions: choices.items(row, tools) }] : [],
  )
  return [
    ...inMenu.filter((action) => !danger.includes(action)).map(toItem),
    ...groups,
    ...(danger.length > 0 ? [{ separator: 'danger' }] : []),
    ...danger.map(toItem),
  ]
}
