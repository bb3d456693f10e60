import type { MenuAction, MenuItem } from '#/ui/menu/menu-items'
import type { RowAction, RowTools } from './row-action'
import { isActionBusy, isInMenu, type RenderedRow } from './row-buttons'

/** What the list does with a chosen item. */
export interface MenuRuns<Row> {
  run: (action: RowAction<Row>) => void
  navigate: (href: string) => void
}

/** Builds the menu of a row: its actions, other ways to do the direct ones, and last what cannot be undone. */
export function rowMenuItems<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  { row, name, state }: RenderedRow<Row>,
  tools: RowTools,
  { run, navigate }: MenuRuns<Row>,
): readonly MenuItem[] {
  const { t } = tools
  const toItem = (action: RowAction<Row>): MenuAction => {
    const { label, icon, tone, link, disabledReason } = action
    const reason = disabledReason?.(row, tools)
    const href = reason === undefined ? link?.(row, tools).publicHref : undefined
    return {
      label: t(typeof label === 'function' ? label(row) : label, { name }),
      icon,
      tone,
      href,
      disabledReason: reason && t(reason),
      isBusy: isActionBusy(action, state),
      onSelect: () => (href === undefined ? run(action) : navigate(href)),
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
