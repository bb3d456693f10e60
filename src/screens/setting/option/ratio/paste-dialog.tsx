import { Textarea } from '#/ui/controls/textarea'
import { Button } from '#/ui/controls/button'
import { useState } from 'react'
import { truncate } from '#/format/truncate'
import { parsePastedRatios } from '#/resources/option/ratio-input'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

const MAX_LISTED = 200

interface Props {
  model: Ratios
  completion: Ratios
  onClose: () => void
}

/** Imports rows pasted from a spreadsheet, with a summary before they are applied. Sends nothing. */
export function PasteDialog({ model, completion, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const { rows, skipped } = parsePastedRatios(text)
  const existing = rows.filter(({ name }) => model.byName?.has(name))
  const unchanged = existing.filter(
    (row) =>
      model.byName?.get(row.name) === row.ratio &&
      (row.completion === undefined || completion.byName?.get(row.name) === row.completion),
  )
  const apply = () => {
    for (const row of rows) {
      model.set(row.name, row.ratio)
      if (row.completion !== undefined) completion.set(row.name, row.completion)
    }
    onClose()
  }
  return (
    <DialogFrame title={t('option.ratio.paste')} size="lg" onClose={onClose}>
      <Textarea
        data-autofocus
        label={t('option.ratio.paste.rows')}
        description={t('option.ratio.paste.hint')}
        rows={10}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <output className={classes.hint}>
        {text.trim() !== '' &&
          t('option.ratio.paste.found', {
            n: rows.length,
            added: rows.length - existing.length,
            changed: existing.length - unchanged.length,
            same: unchanged.length,
          })}
        {skipped.length > 0 &&
          ` ${t('option.ratio.paste.skipped', {
            n: skipped.length,
            rows: truncate(skipped.join(' · '), MAX_LISTED),
          })}`}
      </output>
      <div className={classes.tools}>
        <Button variant="primary" isBlocked={rows.length === 0} onClick={() => rows.length > 0 && apply()}>
          {t('option.ratio.paste.apply')}
        </Button>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
      </div>
    </DialogFrame>
  )
}
