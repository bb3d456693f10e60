import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { shorten } from '#/format/shorten'
import { pastedRatios } from '#/resources/option/ratio-paste'
import { DialogFrame } from '#/ui/form/dialog-frame'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

const MOST_TOLD = 200

interface Props {
  model: Ratios
  completion: Ratios
  onClose: () => void
}

/** Rows of a spreadsheet, counted before they are taken; nothing is sent yet. */
export function PasteDialog({ model, completion, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const { rows, skipped } = pastedRatios(text)
  const known = rows.filter(({ name }) => model.byName?.has(name))
  const same = known.filter(
    (row) =>
      model.byName?.get(row.name) === row.ratio &&
      (row.completion === undefined || completion.byName?.get(row.name) === row.completion),
  )
  const take = () => {
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
            added: rows.length - known.length,
            changed: known.length - same.length,
            same: same.length,
          })}
        {skipped.length > 0 &&
          ` ${t('option.ratio.paste.skipped', {
            n: skipped.length,
            rows: shorten(skipped.join(' · '), MOST_TOLD),
          })}`}
      </output>
      <div className={classes.tools}>
        <Button
          type="button"
          aria-disabled={rows.length === 0 || undefined}
          data-disabled={rows.length === 0 || undefined}
          onClick={() => rows.length > 0 && take()}
        >
          {t('option.ratio.paste.take')}
        </Button>
        <Button type="button" variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </DialogFrame>
  )
}
