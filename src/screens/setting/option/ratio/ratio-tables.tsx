import { Button, Group, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { FieldKind } from '#/fields/fields'
import { identifierText } from '#/fields/plain-text'
import { messageOf } from '#/http/failure'
import { groupUsageQueries } from '#/resources/group/group-usage-queries'
import { OPTION_KEYS } from '#/resources/option/option'
import { lockReason, optionRecord } from '#/resources/option/option-records'
import { ratioWarnings } from '#/resources/option/option-rules'
import { groupNameDoubt } from '#/resources/option/ratio-doubts'
import {
  editableRatios,
  parseRatio,
  ratioEntries,
  ratioText,
  removedNames,
  type RatioEntry,
} from '#/resources/option/ratio-map'
import { ActionButton } from '#/ui/button/action-button'
import { Field } from '#/ui/form/field'
import { useFieldValue } from '#/ui/form/form-handle'
import { textProps, type InputProps } from '#/ui/form/inputs/input-props'
import { useT } from '#/ui/language/use-t'
import { ScrollTable } from '#/ui/table/scroll-table'
import { ChangedNote, DuplicateNote } from '../option-input'
import { useSettingsForm } from '../settings-form-state'
import { NumberCell, RemoveButton } from './number-cell'
import { PasteDialog } from './paste-dialog'
import { PriceTable, RatioHead } from './price-table'
import { useRatios, type Ratios } from './use-ratios'

const [MODEL, COMPLETION, GROUP] = [
  OPTION_KEYS.modelRatio,
  OPTION_KEYS.completionRatio,
  OPTION_KEYS.groupRatio,
]
const KEYS: readonly string[] = [MODEL, COMPLETION, GROUP]

function groupDoubtOf({ name: group }: RatioEntry) {
  const doubt = groupNameDoubt(group)
  return doubt ? [{ group, doubt }] : []
}

/** Warnings about a ratio map: newly free models, similar names, duplicates, and its change note. */
function RatioNotes({ name }: { name: string }) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const text = String(useFieldValue(form, name))
  const { free, similarNames } = useMemo(() => ratioWarnings(text), [text])
  const wasFree = useMemo(() => new Set(ratioWarnings(String(server[name])).free), [server, name])
  const groupDoubts = name === GROUP ? (ratioEntries(text) ?? []).flatMap(groupDoubtOf) : []
  const newlyFree = free.filter((model) => !wasFree.has(model))
  const record = optionRecord(name)
  return (
    <>
      {newlyFree.length > 0 && (
        <Text c="orange">{t('option.ratio.free', { names: newlyFree.join(', ') })}</Text>
      )}
      {similarNames.length > 0 && (
        <Text c="orange">{t('option.ratio.similarNames', { names: similarNames.join(', ') })}</Text>
      )}
      {groupDoubts.map(({ group, doubt }) => (
        <Text key={group} c="orange">
          {t(`option.ratio.groupDoubt.${doubt}`, { name: group })}
        </Text>
      ))}
      {record && <DuplicateNote record={record} isNamed />}
      {record && <ChangedNote record={record} isNamed />}
    </>
  )
}

/** Validation errors that no cell of the tables shows. */
function Problems() {
  const { form } = useSettingsForm()
  const invalidKeys = KEYS.filter((key) => form.errors[key] !== undefined)
  return invalidKeys.map((key) => (
    <Text key={key} id={form.idOf(key)} tabIndex={-1} role="alert" c="red">
      {form.errors[key]}
    </Text>
  ))
}

/** Prices as tables, or as the JSON texts they are stored in. `query` filters the models, if it finds any. */
export function RatioTables({ query }: { query?: string }) {
  const t = useT()
  const [isTextView, setTextView] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const model = useRatios(MODEL)
  const completion = useRatios(COMPLETION)
  const groups = useRatios(GROUP)
  const isReadable = [model, completion, groups].every(({ byName }) => byName !== undefined)
  const { form, options } = useSettingsForm()
  const perDollar = Number(useFieldValue(form, OPTION_KEYS.quotaPerDollar))
  const isPriced = perDollar > 0 && Number.isFinite(perDollar)
  const { validateFieldNow: validateNow } = form
  // An option that the server does not return is blank, which is valid.
  const isBroken = KEYS.some((key) => options.has(key) && !ratioEntries(String(form.values()[key])))
  useEffect(() => {
    // Validate the stored values on mount, because they may already be invalid.
    for (const key of KEYS) validateNow(key)
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, [])
  // Once in text view, stay there until the user switches: a repaired JSON must not turn into a table while
  // typing.
  if (!isReadable && !isTextView) setTextView(true)
  const isText = isTextView || !isReadable
  return (
    <>
      <Group>
        <ActionButton isBlocked={!isReadable} onClick={() => isReadable && setTextView(!isTextView)}>
          {t(isText ? 'option.ratio.asTable' : 'option.ratio.asText')}
        </ActionButton>
        {!isText && (
          <ActionButton
            disabledReason={isPriced ? undefined : t('option.ratio.unitUnknown')}
            onClick={() => isPriced && setPasting(true)}
          >
            {t('option.ratio.paste')}
          </ActionButton>
        )}
      </Group>
      {isBroken && <Text c="orange">{t('option.ratio.unreadable')}</Text>}
      {isText ? (
        <RatioTexts />
      ) : (
        <>
          <Problems />
          {isPriced ? (
            <PriceTable model={model} completion={completion} perDollar={perDollar} query={query} />
          ) : (
            <Text c="orange">{t('option.ratio.unitUnknown')}</Text>
          )}
          <GroupTable groups={groups} />
        </>
      )}
      <RemovedGroups />
      {KEYS.map((key) => (
        <RatioNotes key={key} name={key} />
      ))}
      {isPasting && (
        <PasteDialog
          model={model}
          completion={completion}
          perDollar={perDollar}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  )
}

/** Warns about removed groups that channels or users still belong to. */
function RemovedGroups() {
  const t = useT()
  const { form, server } = useSettingsForm()
  const removed = removedNames(String(server[GROUP] ?? ''), String(useFieldValue(form, GROUP)))
  const usage = useQuery({ ...groupUsageQueries.counts(), enabled: removed.length > 0 })
  if (removed.length === 0) return null
  const used = removed.flatMap((name) => {
    const counts = usage.data?.get(name)
    return counts ? [{ name, ...counts }] : []
  })
  return (
    <div role="status">
      {usage.isError && (
        <Text c="orange">{t('option.ratio.groupUsageUnknown', { message: messageOf(usage.error) })}</Text>
      )}
      {used.map(({ name, channels, users }) => (
        <Text key={name} c="orange">
          {t('option.ratio.groupInUse', { name, channels, users })}
        </Text>
      ))}
    </div>
  )
}

/** Group ratios, which multiply the prices of all models, and a row to add one. */
function GroupTable({ groups }: { groups: Ratios }) {
  const t = useT()
  const [name, setName] = useState('')
  const newGroup = identifierText(name)
  const add = () => {
    if (newGroup === '' || groups.byName?.has(newGroup)) return
    groups.set(new Map([[newGroup, 1]]))
    setName('')
  }
  return (
    <>
      <Title order={3}>{t('option.ratio.groups')}</Title>
      <ScrollTable label={t('option.ratio.groups')}>
        <RatioHead columns={['option.ratio.group', 'option.ratio.ratio']} />
        <tbody>
          {[...(groups.byName ?? [])].map(([group, raw]) => (
            <tr key={group}>
              <th scope="row">
                <bdi translate="no">{group}</bdi>
              </th>
              <td>
                <NumberCell
                  label={t('option.ratio.ofGroup', { name: group })}
                  value={ratioText(raw)}
                  isInvalid={parseRatio(raw) === undefined}
                  onNumber={(ratio) => groups.set(new Map([[group, ratio ?? '']]))}
                />
              </td>
              <td>
                <RemoveButton
                  label={t('option.ratio.removeGroup', { name: group })}
                  onClick={() => groups.set(new Map([[group, undefined]]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Group align="flex-end">
        <TextInput
          label={t('option.ratio.newGroup')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter must not submit the section.
            event.preventDefault()
            add()
          }}
        />
        <Button onClick={add}>{t('option.ratio.addGroup')}</Button>
      </Group>
    </>
  )
}

/** Lines of a JSON text that are in view. */
const LINES = 12

/** Formats the JSON text on blur; whitespace alone is not a change. */
function RatioTextInput({ value, onChange, frameProps }: InputProps<FieldKind>) {
  const text = String(value)
  return (
    <Textarea
      {...textProps({ frameProps, value: text, onChange })}
      rows={LINES}
      resize="vertical"
      spellCheck={false}
      data-monospace
      onBlur={() => {
        onChange(editableRatios(text))
        frameProps.onBlur()
      }}
    />
  )
}

/** Textareas of the ratio maps as they are sent. */
function RatioTexts() {
  const t = useT()
  const { form, options } = useSettingsForm()
  return KEYS.map((key) => {
    const record = optionRecord(key)
    const locked = record && lockReason(record, options)
    return <Field key={key} form={form} name={key} hint={locked && t(locked)} input={RatioTextInput} />
  })
}
