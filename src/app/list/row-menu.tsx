import { useState } from 'react'
import { t } from '#/i18n/i18n'
import type { MenuItem, MenuAction } from '#/ui/menu/menu-items'
import { loadPopup } from '#/ui/menu/use-lazy-popup'
import type { RowAction, RowTools } from './list-definitions'
import { isActionBusy, isInMenu, type RenderedRow } from './row-buttons'

const load = async () => (await import('#/ui/menu/menu-panel')).MenuPanel

/** Fetches the chunk of the menu; a failure is reported when a menu is opened. */
export function preloadRowMenu(): void {
  load().catch(() => undefined)
}

/** An open menu: its button, its items, and what is called when it opens or closes. */
interface OpenMenu {
  button: HTMLButtonElement
  items: () => readonly MenuItem[]
  onChange: (isOpen: boolean) => void
}

interface ShownMenu extends OpenMenu {
  Panel: Awaited<ReturnType<typeof load>>
  isOpen: boolean
}

/** The one menu of a list, anchored to the button that was pressed. */
export function useRowMenu() {
  const [shown, setShown] = useState<ShownMenu>()

  const setOpen = (isOpen: boolean) => {
    shown?.onChange(isOpen)
    setShown((now) => now && { ...now, isOpen })
  }
  const open = async (menu: OpenMenu) => {
    const Panel = await loadPopup(menu.button, load)
    if (Panel === undefined) return
    setShown({ ...menu, Panel, isOpen: true })
    menu.onChange(true)
  }
  return {
    /** Opens the menu of a button, or closes it if it is open. */
    toggle: (menu: OpenMenu) => {
      if (shown?.isOpen && shown.button === menu.button) setOpen(false)
      else void open(menu)
    },
    menu: shown && (
      <shown.Panel
        key={shown.button.id}
        id={shown.button.id}
        button={{ current: shown.button }}
        isOpen={shown.isOpen}
        onChange={setOpen}
        items={shown.items}
      />
    ),
  }
}

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
