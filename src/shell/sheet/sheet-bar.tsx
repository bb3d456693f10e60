import { useState } from 'react'
import type { MoneyScale } from '#/format/quota'
import { BatchDialog } from '#/shell/bulk/batch-dialog'
import { Button } from '#/ui/controls/button'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { useLeaving } from '#/shell/deletion/waiting-deletions'
import { useT } from '#/ui/language/use-t'
import { batchCounts, batchEntries, unsent, type SheetStore } from './sheet-state'
import { cellKind, shownText, type SheetDefinition } from './sheet-definition'
import type { SheetEditor } from './sheet-editor'
import type { SheetColumn } from './sheet-row'
import classes from './sheet.module.css'

interface Props<Row> {
  state: ReturnType<SheetStore['read']>
  store: SheetStore
  editor: SheetEditor
  columns: readonly SheetColumn[]
  definition: SheetDefinition<Row>
  noun: string
  scale: MoneyScale
  onLeave: () => void
}

/** The bar above a sheet: how many cells are changed, and what can be done with the changes. */
export function SheetBar<Row>(props: Props<Row>) {
  const { state, store, editor, columns, definition, noun, scale, onLeave } = props
  const t = useT()
  const [dialog, setDialog] = useState<'review' | 'discard'>()
  const { valid, invalid } = batchCounts(state.batch)
  const total = valid + invalid
  const close = () => setDialog(undefined)
  const discard = () => {
    store.replace(new Map())
    close()
  }
  const leaving = useLeaving(noun)
  const all = batchEntries(state.batch)
  const entries = all.filter(({ id }) => !leaving.has(String(id)))
  const problem = all.length === 0 ? t('sheet.onlyInvalid') : t('row.leaving')
  const none = total === 0 ? t('sheet.noChanges') : undefined
  return (
    <div role="group" aria-label={t('sheet.bar')} className={classes.bar}>
      <p className={classes.hint}>{t('sheet.hint')}</p>
      {invalid > 0 && <strong className={classes.invalid}>{t('sheet.invalid', { n: invalid })}</strong>}
      <Button size="sm" onClick={editor.fillDown}>
        {t('sheet.fill')}
      </Button>
      <Button size="sm" disabledReason={none} onClick={() => (total > 1 ? setDialog('discard') : discard())}>
        {t('sheet.discard')}
      </Button>
      <Button size="sm" disabledReason={total > 0 ? t('sheet.leave.changes') : undefined} onClick={onLeave}>
        {t('sheet.leave')}
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabledReason={entries.length === 0 ? (none ?? problem) : undefined}
        onClick={() => setDialog('review')}
      >
        {t('sheet.review', { n: valid })}
      </Button>
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t('sheet.discard.ask', { n: total })}
          hint={t('sheet.discard.hint')}
          confirmLabel={t('sheet.discard')}
          onConfirm={discard}
          onCancel={close}
        />
      )}
      {dialog === 'review' && (
        <BatchDialog
          kind={definition.kind}
          title={definition.title}
          entries={entries}
          labelOf={(member) => columns.find((column) => column.member === member)?.label ?? member}
          textOf={(member, value) => shownText(cellKind(definition, member), value, scale)}
          leftOut={invalid}
          leaving={all.length - entries.length}
          onStart={() => store.passOn(unsent(state.batch, entries))}
          onClose={close}
        />
      )}
    </div>
  )
}
