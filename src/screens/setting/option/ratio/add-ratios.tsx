import { useId, useState, type KeyboardEvent } from 'react'
import { truncate } from '#/format/truncate'
import { parsePastedRatios } from '#/resources/option/ratio-input'
import { parseRatio, inputToRaw, normalizeInput } from '#/resources/option/ratio-map'
import { Button } from '#/ui/controls/button'
import { TextInput } from '#/ui/controls/text-input'
import { Textarea } from '#/ui/controls/textarea'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import type { Ratios } from './use-ratios'
import classes from './ratio.module.css'

const TITLES = { model: 'option.ratio.addModel', group: 'option.ratio.addGroup' } as const

interface Props {
  noun: keyof typeof TITLES
  onAdd: (name: string, raw: string) => void
}

/** Adds a new name with its ratio to the table. */
export function AddRatio({ noun, onAdd }: Props) {
  const t = useT()
  const title = TITLES[noun]
  const errorId = useId()
  const [name, setName] = useState('')
  const [ratioText, setRatioText] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const add = () => {
    const raw = inputToRaw(normalizeInput(ratioText))
    const isValid = name.trim() !== '' && parseRatio(raw) !== undefined
    setInvalid(!isValid)
    if (!isValid) return
    onAdd(name.trim(), raw)
    setName('')
    setRatioText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the row and must not submit the section.
    event.preventDefault()
    add()
  }
  const inputProps = { onKeyDown, 'aria-describedby': isInvalid ? errorId : undefined }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser lays out a fieldset as a flex row
    <div role="group" aria-label={t(title)} className={classes.add}>
      <TextInput
        {...inputProps}
        label={t('option.ratio.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        {...inputProps}
        label={t('option.ratio.ratio')}
        inputMode="decimal"
        value={ratioText}
        onChange={({ currentTarget }) => setRatioText(currentTarget.value)}
      />
      <Button onClick={add}>{t(title)}</Button>
      {isInvalid && (
        <p id={errorId} role="alert" className={classes.wrong}>
          {t('option.ratio.add.invalid')}
        </p>
      )}
    </div>
  )
}

const MAX_LISTED = 200

interface PasteProps {
  model: Ratios
  completion: Ratios
  onClose: () => void
}

/** Imports rows pasted from a spreadsheet, with a summary before they are applied. Sends nothing. */
export function PasteDialog({ model, completion, onClose }: PasteProps) {
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
