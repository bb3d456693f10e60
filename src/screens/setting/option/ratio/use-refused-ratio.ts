import { useEffect, useState } from 'react'
import { sectionOf } from '#/resources/option/option-records'
import { invalidRatio } from '#/resources/option/option-rules'
import { parseRatios, ratioEntries } from '#/resources/option/ratio-map'
import { focusField, revealElement } from '#/ui/form/form-problem'
import { useSettingsForm } from '../settings-form-state'
import { ratioCellId } from './ratio-row'

/** Entry because of which the last save of the ratios was refused. */
export interface RefusedRatio {
  key: string
  /** Undefined when the text as a whole is wrong. */
  name: string
}

/** Selects the part of a JSON text that is wrong, and scrolls the textarea to it. */
function selectWrongPart(textarea: HTMLTextAreaElement, name: string): void {
  const text = textarea.value
  const scan = parseRatios(text)
  const lines = text.split('\n')
  const token = JSON.stringify(name)
  const at =
    scan.kind === 'broken'
      ? lines.slice(0, scan.at.line - 1).join('\n').length + scan.at.column - (scan.at.line === 1 ? 1 : 0)
      : text.indexOf(token)
  if (at < 0) return
  textarea.setSelectionRange(at, scan.kind === 'broken' ? at + 1 : at + token.length)
  const line = text.slice(0, at).split('\n').length - 1
  textarea.scrollTop = (line / lines.length) * textarea.scrollHeight - textarea.clientHeight / 2
}

/**
 * Returns the entry because of which a save of the ratios was refused, and brings it into view: its cell, the place in its
 * JSON text, or the message of its option where it has neither.
 */
export function useRefusedRatio(): RefusedRatio | undefined {
  const { form, save, options } = useSettingsForm()
  // A refusal from before this was mounted is not shown again.
  const [seen, setSeen] = useState(save.refusal)
  const [refused, setRefused] = useState<RefusedRatio>()
  if (seen !== save.refusal) {
    setSeen(save.refusal)
    const key = save.refusal?.key ?? ''
    const isHere = save.refusal !== undefined && sectionOf(key)?.id === save.refusal.source
    const entries = ratioEntries(String(form.values()[key] ?? '')) ?? []
    const name = invalidRatio(entries, ratioEntries(options.get(key) ?? '') ?? [])
    setRefused(isHere ? { key, name: name ?? '' } : undefined)
  }
  const id = refused && form.idOf(refused.key)
  useEffect(() => {
    if (!refused || id === undefined) return
    const cell = document.getElementById(ratioCellId(id, refused.name))
    if (cell) return revealElement(cell)
    const field = document.getElementById(id)
    if (field instanceof HTMLTextAreaElement) selectWrongPart(field, refused.name)
    focusField(id)
    // A new refusal is a new object.
  }, [refused, id])
  return refused
}
