import type { UrlKind } from '#/browser/urls'
import { field, type AnyField, type TextField } from '#/fields/fields'
import type { StaticKey } from '#/i18n/i18n'
import type { OptionRecord } from './option'
import { ratioRule, urlRule } from './option-rules'

type Behind<Prefix extends string, Text = StaticKey> = Text extends `${Prefix}${infer Name}` ? Name : never
/** Keys of options: each has a label in the dictionary, many a hint. */
type OptionName = Behind<'option.label.'>
type HintedName = Behind<'option.hint.'>
/** `hint` says that the dictionary has one. */
type Hint<Key> = { hint?: Key extends HintedName ? true : never }

type FieldOptions<Of extends AnyField> = Partial<Omit<Of, 'kind' | 'codec' | 'initial' | 'label' | 'hint'>>
type RecordOptions = Omit<OptionRecord, 'key' | 'field'>

const labelOf = (key: OptionName): StaticKey => `option.label.${key}`

function textsOf(key: OptionName, hasHint: boolean | undefined): { label: StaticKey; hint?: StaticKey } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the name of an option with a hint says so
  return { label: labelOf(key), hint: hasHint ? `option.hint.${key as HintedName}` : undefined }
}

/** Record of an option that is a line of text. */
export const text = <Key extends OptionName>(
  key: Key,
  { hint, ...options }: Hint<Key> & FieldOptions<TextField> = {},
  more?: RecordOptions,
): OptionRecord => ({ key, field: field.text({ ...textsOf(key, hint), ...options }), ...more })

/** What the fields of URLs have in common. */
export const addressOf = (kind: UrlKind) => ({ inputMode: 'url' as const, rule: urlRule(kind) })

/** Record of an option that is on or off. */
export const toggle = <Key extends OptionName>(
  key: Key,
  { hint, ...more }: Hint<Key> & RecordOptions = {},
): OptionRecord => ({ key, field: field.switch(textsOf(key, hint)), ...more })

/** Record of a secret option: never displayed, not stored in drafts, sent only when typed. */
export const secret = (key: OptionName): OptionRecord => ({
  key,
  field: field.secret({ label: labelOf(key), hint: 'option.secret.hint', isKey: true }),
})

/** Record of a quota option in server units, editable as money too. */
export const amount = (key: OptionName & HintedName): OptionRecord => ({
  key,
  field: field.integer({ ...textsOf(key, true), isQuota: true }),
  editor: 'quota',
})

export function ratio(key: OptionName & HintedName & Behind<'option.wrong.'>): OptionRecord {
  const requiredMessage = `option.wrong.${key}` as const
  const rule = ratioRule(requiredMessage)
  return {
    key,
    field: field.textarea({ ...textsOf(key, true), code: true, required: true, requiredMessage, rule }),
    editor: 'ratio',
    ruleFor: (stored) => ratioRule(requiredMessage, stored),
  }
}

/** Record of a text with a preview, such as that of a page. */
export const content = (key: OptionName, hint: StaticKey, editor: OptionRecord['editor']): OptionRecord => ({
  key,
  field: field.textarea({ label: labelOf(key), hint }),
  editor,
})
