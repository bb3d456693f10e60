import { ActionButton } from '#/ui/button/action-button'
import { Textarea, Title, ActionIcon, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import type { FieldKind } from '#/fields/fields'
import { messageOf } from '#/http/failure'
import { groupUsageQueries } from '#/resources/group/group-usage-queries'
import { OPTION_KEYS } from '#/resources/option/option'
import { optionRecord, lockReason } from '#/resources/option/option-records'
import { ratioWarnings } from '#/resources/option/option-rules'
import { groupNameDoubt } from '#/resources/option/ratio-doubts'
import { removedNames, editableRatios, ratioEntries, type RatioEntry } from '#/resources/option/ratio-map'
import { Field } from '#/ui/form/field'
import { useFieldValue } from '#/ui/form/form-handle'
import { textProps, type InputProps } from '#/ui/form/inputs/input-props'
import { useT } from '#/ui/language/use-t'
import { ChangedNote, DuplicateNote } from '../option-input'
import { useSettingsForm } from '../settings-form-state'
import { AddRatio } from './add-ratio'
import { PasteDialog } from './paste-dialog'
import { PriceTable } from './price-table'
import { RatioCell, ratioCellId, RatioTableHead } from './ratio-row'
import { useRatios, type Ratios } from './use-ratios'
import { useRefusedRatio } from './use-refused-ratio'
import classes from './ratio.module.css'

const [MODEL, COMPLETION, GROUP] = [
  OPTION_KEYS.modelRatio,
  OPTION_KEYS.completionRatio,
  OPTION_KEYS.groupRatio,
]
const KEYS = [MODEL, COMPLETION, GROUP]

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

/** Ratios as tables, or as the JSON texts they are stored in. `query` filters the models, if it finds any. */
export function RatioTables({ query }: { query?: string }) {
  const t = useT()
  const [isTextView, setTextView] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const model = useRatios(MODEL)
  const completion = useRatios(COMPLETION)
  const groups = useRatios(GROUP)
  const maps = [model, completion, groups]
  const isReadable = maps.every(({ byName }) => byName !== undefined)
  const { form, options } = useSettingsForm()
  const perDollar = Number(useFieldValue(form, OPTION_KEYS.quotaPerDollar))
  const { validateFieldNow: validateNow } = form
  const refused = useRefusedRatio()
  // An option that the server does not return is blank, which is valid.
  const isBroken = !isReadable && KEYS.some((key, index) => options.has(key) && !maps[index]?.byName)
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
      <div className={classes.tools}>
        <ActionButton isBlocked={!isReadable} onClick={() => isReadable && setTextView(!isTextView)}>
          {t(isText ? 'option.ratio.asTable' : 'option.ratio.asText')}
        </ActionButton>
        {!isText && (
          <ActionButton
            disabledReason={perDollar > 0 ? undefined : t('option.ratio.unitUnknown')}
            onClick={() => setPasting(true)}
          >
            {t('option.ratio.paste')}
          </ActionButton>
        )}
      </div>
      {isBroken && <Text c="orange">{t('option.ratio.unreadable')}</Text>}
      {isText ? (
        <RatioTexts keys={KEYS} />
      ) : (
        <>
          <Problems />
          <PriceTable model={model} completion={completion} groups={groups} refused={refused} query={query} />
          <AddRatio
            key={query}
            noun="model"
            name={query !== undefined && model.byName?.has(query) ? '' : query}
            onAdd={model.set}
          />
          <Title order={3}>{t('option.ratio.groups')}</Title>
          <GroupTable groups={groups} />
          <AddRatio noun="group" onAdd={groups.set} />
        </>
      )}
      <div className={classes.notes}>
        <RemovedGroups />
        {KEYS.map((key) => (
          <RatioNotes key={key} name={key} />
        ))}
      </div>
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

/** Table of group ratios, which multiply the prices of all models. */
function GroupTable({ groups }: { groups: Ratios }) {
  const t = useT()
  const { form } = useSettingsForm()
  return (
    <table className={classes.table} data-narrow="true" aria-label={t('option.ratio.groups')}>
      <RatioTableHead columns={['option.ratio.group', 'option.ratio.ratio']} />
      <tbody>
        {[...(groups.byName ?? [])].map(([name, raw]) => (
          <tr key={name}>
            <th scope="row" className={classes.name}>
              <bdi translate="no">{name}</bdi>
            </th>
            <td data-head={t('option.ratio.ratio')}>
              <RatioCell
                id={ratioCellId(form.idOf(GROUP), name)}
                label={t('option.ratio.ofGroup', { name })}
                raw={raw}
                onRaw={(newRaw) => groups.set(name, newRaw)}
              />
            </td>
            <td className={classes.act}>
              <ActionIcon
                color="gray"
                aria-label={t('option.ratio.removeGroup', { name })}
                title={t('option.ratio.removeGroup', { name })}
                onClick={() => groups.set(name, undefined)}
              >
                <IconTrash aria-hidden />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROWS = 12

/** JSON textarea. Reformats the text on blur; whitespace alone is not a change. */
function RatioTextInput({ value, onChange, frameProps }: InputProps<FieldKind>) {
  const text = String(value)
  return (
    <Textarea
      {...textProps({ frameProps, value: text, onChange })}
      rows={ROWS}
      resize="vertical"
      spellCheck={false}
      data-monospace
      onBlur={() => {
        const formatted = editableRatios(text)
        if (formatted !== text) onChange(formatted)
        frameProps.onBlur()
      }}
    />
  )
}

/** Textareas of the ratio maps as they are sent. */
function RatioTexts({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const { form, options } = useSettingsForm()
  return keys.map((key) => {
    const record = optionRecord(key)
    const locked = record && lockReason(record, options)
    const hint = locked && t(locked)
    return <Field key={key} form={form} name={key} hint={hint} input={RatioTextInput} />
  })
}
