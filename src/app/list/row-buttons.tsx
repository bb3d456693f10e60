import type { ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/icons/IconArrowBackUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import IconDots from '@tabler/icons-react/icons/IconDots'
import { tooltipText } from '#/format/truncate'
import { RowButton, RowNameLink } from '#/ui/row/row-controls'
import { RowNumber } from '#/ui/row/row-number'
import type { RowState } from '#/ui/row/row-states'
import type { ListContext, RowAction, EditableNumber } from './list-definitions'
import classes from './list.module.css'
import type { RowWrite } from './row-writes'

/** A row as its controls need it. */
export interface RenderedRow<Row> {
  row: Row
  id: string
  name: string
  state: RowState
}

/** Whether a click on the button of an action is ignored: its write runs, or the server asked to wait. */
export function isActionBusy<Row>(
  { name, waitsForRetryAfter }: RowAction<Row>,
  { actions }: RowState,
): boolean {
  const run = actions[name]
  return run !== undefined && (run.isPending || (waitsForRetryAfter === true && run.isWaiting))
}

/** Whether an action is an item of the row's menu. */
export function isInMenu<Row>({ place = 'menu' }: RowAction<Row>): boolean {
  return place === 'menu' || place === 'title'
}

/** Renders the button of an action; without hooks. */
export function renderAction<Row>(
  action: RowAction<Row>,
  { row, name, state }: RenderedRow<Row>,
  context: ListContext,
): ReactNode {
  const { t } = context
  const { label } = action
  const reason = state.deletion ? 'row.deleting' : action.disabledReason?.(row, context)
  return (
    <RowButton
      key={action.name}
      data-action={action.name}
      data-main={action.isMain}
      icon={action.icon}
      label={t(typeof label === 'function' ? label(row) : label, { name })}
      size={action.size}
      className={action.className}
      hint={action.hint && t(action.hint)}
      disabledReason={reason && t(reason)}
      isBusy={isActionBusy(action, state)}
      hasFailed={Boolean(state.actions[action.name]?.error)}
      isDone={state.done === action.name}
    />
  )
}

/** Renders the direct actions of a row, the button of its menu, and the one that opens the row on a phone. */
export function renderActions<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  rendered: RenderedRow<Row>,
  context: ListContext,
): ReactNode {
  const { id, name, state } = rendered
  const inMenu = actions.filter(isInMenu)
  const isOpen = state.isMenuOpen === true
  return (
    <span className={classes.actions}>
      {actions
        .filter(({ place }) => place === 'row')
        .map((action) => renderAction(action, rendered, context))}
      {state.deletion === 'waiting' ? (
        // At the place of the menu, and with its key: it has the focus after the question.
        <RowButton
          key="menu"
          id={`menu-${id}`}
          data-undo=""
          icon={IconArrowBackUp}
          label={context.t('row.undoOf', { name })}
        />
      ) : (
        inMenu.length > 0 && (
          <RowButton
            key="menu"
            id={`menu-${id}`}
            data-menu=""
            icon={IconDots}
            label={context.t('row.more', { name })}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `menu-${id}-dropdown` : undefined}
            disabledReason={state.deletion && context.t('row.deleting')}
            aria-busy={inMenu.some((action) => state.actions[action.name]?.isPending) || undefined}
            data-expanded={isOpen || undefined}
            hasFailed={inMenu.some((action) => Boolean(state.actions[action.name]?.error))}
          />
        )
      )}
      {/* Seen on phones only. */}
      <RowButton
        key="open"
        data-opener=""
        icon={IconChevronDown}
        label={context.t('row.details', { name })}
        aria-expanded={state.isOpen === true}
        className={classes.opener}
      />
    </span>
  )
}

/** Renders the name of a row as the link to its page; as text without one. The column clips it. */
export function renderName<Row>(
  actions: ReadonlyArray<RowAction<Row>>,
  { row, name, state }: RenderedRow<Row>,
  context: ListContext,
  mark: (text: string) => ReactNode = (text) => text,
): ReactNode {
  const action = actions.find(({ place }) => place === 'title')
  if (!action?.link)
    return (
      <bdi translate="no" title={tooltipText(name)}>
        {mark(name)}
      </bdi>
    )
  const reason = state.deletion ? 'row.deleting' : action.disabledReason?.(row, context)
  return (
    <RowNameLink
      name={name}
      shown={mark(name)}
      label={context.t('row.editOf', { name })}
      action={action.name}
      href={reason === undefined ? action.link(row, context).publicHref : undefined}
      disabledReason={reason && context.t(reason)}
    />
  )
}

/** Renders the input of a number. */
export function renderNumber<Row>(
  number: EditableNumber<Row>,
  { row, id, name, state }: RenderedRow<Row>,
  { t }: ListContext,
  start: (write: RowWrite, action: string, id: string) => Promise<unknown>,
): ReactNode {
  const label = t(number.label, { name })
  return (
    <RowNumber
      id={`problem-${id}-${number.name}`}
      label={label}
      value={number.value(row)}
      floor={number.floor}
      hint={number.hint && t(number.hint)}
      isLocked={state.deletion !== undefined}
      hasFailed={Boolean(state.actions[number.name]?.error)}
      save={(value) => start(number.mutation(row, value, label), number.name, id)}
    />
  )
}
