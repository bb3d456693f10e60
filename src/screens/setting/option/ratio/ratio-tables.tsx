import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { identifierText } from '#/fields/plain-text'
import { OPTION_KEYS } from '#/resources/option/option'
import { lockReason, optionRecord } from '#/resources/option/option-records'
import { parseRatio, ratioText } from '#/resources/option/ratio-map'
import { ActionButton } from '#/ui/button/action-button'
import { Field } from '#/ui/form/field'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { HeadRow } from '#/ui/table/head-row'
import { DuplicateNote } from '../option-input'
import table from '#/ui/table/table.module.css'
import { firstInvalid, useSettingsForm } from '../settings-form-state'
import { NameCell, NumberCell } from './number-cell'
import { PasteDialog } from './paste-dialog'
import { PriceTable } from './price-table'
import { changeRatios, useRatios, type Ratios } from './use-ratios'

const KEYS: readonly string[] = [OPTION_KEYS.modelRatio, OPTION_KEYS.completionRatio, OPTION_KEYS.groupRatio]

/** Prices as tables, or as the JSON texts they are stored in. `query` filters the models, if it finds any. */
export function RatioTables({ query }: { query?: string }) {
  const t = useT()
  const [isTextView, setTextView] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const model = useRatios(OPTION_KEYS.modelRatio)
  const completion = useRatios(OPTION_KEYS.completionRatio)
  const groups = useRatios(OPTION_KEYS.groupRatio)
  const maps = [model, completion, groups]
  const isReadable = maps.every(({ byName }) => byName !== undefined)
  const { form, options } = useSettingsForm()
  const perDollar = Number(useFieldValue(form, OPTION_KEYS.quotaPerDollar))
  const isPriced = perDollar > 0 && Number.isFinite(perDollar)
  // An option that the server does not return is blank, which is valid.
  const isBroken = KEYS.some((key, at) => options.has(key) && !maps[at]?.byName)
  useEffect(() => {
    // Validate the stored values on mount, because they may already be invalid.
    firstInvalid(form, KEYS)
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, [])
  // Stay in text view until the user switches: a repaired JSON must not turn into a table while typing.
  if (!isReadable && !isTextView) setTextView(true)
  const isText = isTextView || !isReadable
  return (
    <Stack w="100%">
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
          {KEYS.filter((key) => form.errors[key] !== undefined).map((key) => (
            <Text key={key} id={form.idOf(key)} tabIndex={-1} role="alert" c="red">
              {form.errors[key]}
            </Text>
          ))}
          {isPriced ? (
            <PriceTable
              key={query}
              model={model}
              completion={completion}
              perDollar={perDollar}
              query={query}
            />
          ) : (
            <Text c="orange">{t('option.ratio.unitUnknown')}</Text>
          )}
          <GroupTable groups={groups} />
        </>
      )}
      {KEYS.flatMap((key) => optionRecord(key) ?? []).map((record) => (
        <DuplicateNote key={record.key} record={record} isNamed />
      ))}
      {isPasting && (
        <PasteDialog
          model={model}
          completion={completion}
          perDollar={perDollar}
          onClose={() => setPasting(false)}
        />
      )}
    </Stack>
  )
}

function GroupTable({ groups }: { groups: Ratios }) {
  const t = useT()
  const [name, setName] = useState('')
  const newGroup = identifierText(name)
  const isTaken = groups.byName?.has(newGroup)
  const add = () => {
    if (newGroup === '' || isTaken) return
    groups.set(new Map([[newGroup, 1]]))
    setName('')
  }
  return (
    <>
      <Title order={3}>{t('common.groups')}</Title>
      <table className={table.table} aria-label={t('common.groups')}>
        <HeadRow heads={[t('common.group'), t('option.ratio.ratio')]} />
        <tbody>
          {[...(groups.byName ?? [])].map(([group, raw]) => (
            <tr key={group}>
              <NameCell
                name={group}
                removeLabel={t('option.ratio.removeGroup', { name: group })}
                onRemove={() => groups.set(new Map([[group, undefined]]))}
              />
              <td>
                <NumberCell
                  label={t('option.ratio.ofGroup', { name: group })}
                  value={ratioText(raw)}
                  isInvalid={parseRatio(raw) === undefined}
                  onNumber={(ratio) => groups.set(new Map([[group, ratio ?? '']]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group align="flex-end">
        <TextInput
          label={t('option.ratio.newGroup')}
          error={isTaken && t('option.ratio.groupExists')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <Button onClick={add}>{t('option.ratio.addGroup')}</Button>
      </Group>
    </>
  )
}

/** Textareas of the ratio maps as they are sent. The text is formatted on blur; whitespace and order are no change. */
function RatioTexts() {
  const t = useT()
  const { form, options } = useSettingsForm()
  return KEYS.map((key) => {
    const record = optionRecord(key)
    const locked = record && lockReason(record, options)
    return (
      <div key={key} onBlurCapture={() => changeRatios(form, key, new Map())}>
        <Field form={form} name={key} hint={locked && t(locked)} />
      </div>
    )
  })
}
