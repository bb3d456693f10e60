import type { KeyboardEvent, ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import IconDots from '@tabler/icons-react/icons/IconDots'
import { tooltipText } from '#/format/truncate'
import { IconButton } from '#/ui/button/icon-button'
import { RowNumber } from '#/ui/row/row-number'
import rowClasses from '#/ui/row/row.module.css'
import {
  isActionBusy,
  isInMenu,
  labelOf,
  type EditableNumber,
  type ListContext,
  type RenderedRow,
  type RowAction,
} from './list-definitions'
import classes from './list.module.css'
import { LazyMenu } from '#/ui/menu/menu-trigger'

/** Renders the button of an action; without hooks. */
export function renderAction<Row>(
  action: RowAction<Row>,
  { row, name, state, runner }: RenderedRow<Row>,
  context: ListContext,
): ReactNode {
  const { t } = context
  const reason = state.deletion ? 'row.deleting' : action.disabledReason?.(row, context)
  return (
    <IconButton
      key={action.name}
      data-action={action.name}
      data-main={action.isMain}
      icon={action.icon}
      label={t(labelOf(action, row), { name })}
      size={action.size}
      hint={action.hint && t(action.hint)}
      disabledReason={reason && t(reason)}
      busy={isActionBusy(action, state)}
      data-failed={Boolean(state.actions[action.name]?.error) || undefined}
      onClick={() => runner.press(action, row)}
    />
  )
}

/** The arrow down opens the menu of a focused button, as a native menu button does, and Esc closes it. */
function handleMenuKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget: button } = event
  if (key !== (button.getAttribute('aria-expanded') === 'true' ? 'Escape' : 'ArrowDown')) return
  event.preventDefault()
  button.click()
}

/** Renders the direct actions of a row, the button of its menu, and the one that opens the row on a phone. */
export function renderActions<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  rendered: RenderedRow<Row>,
  context: ListContext,
): ReactNode {
  const { row, id, name, state, runner } = rendered
  const inMenu = actions.filter(isInMenu)
  const { isMenuOpen = false, isOpen = false, deletion } = state
  return (
    <span className={classes.actions}>
      {actions
        .filter(({ place }) => place === 'row')
        .map((action) => renderAction(action, rendered, context))}
      {deletion === 'waiting' ? (
        // In the place of the menu, whose element it keeps: that has the focus after the question.
        <IconButton
          id={`menu-${id}`}
          data-undo=""
          icon={IconArrowBackUp}
          label={context.t('row.undoOf', { name })}
          onClick={() => runner.undoDeletion(id)}
        />
      ) : (
        inMenu.length > 0 && (
          <IconButton
            id={`menu-${id}`}
            icon={IconDots}
            label={context.t('row.more', { name })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            aria-controls={isMenuOpen ? `menu-${id}-dropdown` : undefined}
            disabledReason={deletion && context.t('row.deleting')}
            aria-busy={inMenu.some((action) => state.actions[action.name]?.isPending) || undefined}
            data-expanded={isMenuOpen || undefined}
            data-failed={inMenu.some((action) => Boolean(state.actions[action.name]?.error)) || undefined}
            onClick={({ currentTarget }) => runner.pressMenu(currentTarget, row, actions)}
            onKeyDown={handleMenuKey}
            onFocus={LazyMenu.preload}
            onMouseEnter={LazyMenu.preload}
          />
        )
      )}
      {context.isPhone && (
        <IconButton
          data-opener=""
          icon={IconChevronDown}
          label={context.t('common.detailsOf', { name })}
          aria-expanded={isOpen}
          onClick={() => runner.setOpen(id, !isOpen)}
        />
      )}
    </span>
  )
}

/** Renders the name of a row as the link to its page. Where the page cannot be opened, the link says why. */
export function renderName<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  { row, name, state, runner }: RenderedRow<Row>,
  context: ListContext,
  mark: (text: string) => ReactNode = (text) => text,
): ReactNode {
  const text = <bdi translate="no">{mark(name)}</bdi>
  const action = actions.find(({ place }) => place === 'title')
  if (!action?.link) return text
  const label = context.t('row.editOf', { name })
  const reason = state.deletion ? 'row.deleting' : action.disabledReason?.(row, context)
  if (reason === undefined)
    return (
      <a
        {...context.link(action.link(row, context))}
        aria-label={label}
        title={tooltipText(name)}
        className={rowClasses.name}
      >
        {text}
      </a>
    )
  return (
    <button
      type="button"
      role="link"
      aria-disabled="true"
      aria-label={label}
      title={tooltipText(context.t(reason))}
      className={rowClasses.name}
      onClick={() => runner.press(action, row)}
    >
      {text}
    </button>
  )
}

/** Renders the input of a number. */
export function renderNumber<Row>(
  number: EditableNumber<Row>,
  { row, id, name, state, runner }: RenderedRow<Row>,
  { t }: ListContext,
): ReactNode {
  const label = t(number.label, { name })
  const run = state.actions[number.name]
  return (
    <RowNumber
      id={`problem-${id}-${number.name}`}
      label={label}
      value={number.value(row)}
      floor={number.floor}
      hint={number.hint && t(number.hint)}
      isLocked={state.deletion !== undefined}
      isPending={run?.isPending === true}
      hasFailed={Boolean(run?.error)}
      save={(value) => runner.write(number.mutation(row, value, label), number.name, id)}
    />
  )
}
