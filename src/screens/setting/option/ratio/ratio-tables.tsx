import { Button, Title } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { optionRecord } from '#/resources/option/option-records'
import { ratioWarnings } from '#/resources/option/ratio-rule'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { ChangedNote, DuplicateNote } from '../option-notes'
import { useSettingsForm } from '../settings-form-context'
import { AddRatio } from './add-ratio'
import { GroupTable } from './group-table'
import { PasteDialog } from './paste-dialog'
import { PriceTable } from './price-table'
import classes from './ratio.module.css'
import { RatioTexts } from './ratio-texts'
import { RemovedGroups } from './removed-groups'
import { useRatios } from './use-ratios'

const KEYS = ['ModelRatio', 'CompletionRatio', 'GroupRatio'] as const

/** Warnings about a ratio map: newly free models, similar names, duplicates, and its change note. */
function RatioNotes({ name }: { name: string }) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const text = String(useFieldValue(form, name))
  const { free, similarNames } = useMemo(() => ratioWarnings(text), [text])
  const wasFree = useMemo(() => new Set(ratioWarnings(String(server[name])).free), [server, name])
  const newlyFree = free.filter((model) => !wasFree.has(model))
  const record = optionRecord(name)
  return (
    <>
      {newlyFree.length > 0 && (
        <p className={classes.warning}>{t('option.ratio.free', { names: newlyFree.join(', ') })}</p>
      )}
      {similarNames.length > 0 && (
        <p className={classes.warning}>
          {t('option.ratio.similarNames', { names: similarNames.join(', ') })}
        </p>
      )}
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
    <p key={key} role="alert" className={classes.wrong}>
      {form.errors[key]}
    </p>
  ))
}

/** Ratios as tables, or as the JSON texts they are stored in. */
export function RatioTables() {
  const t = useT()
  const [isTextView, setTextView] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const model = useRatios('ModelRatio')
  const completion = useRatios('CompletionRatio')
  const groups = useRatios('GroupRatio')
  const maps = [model, completion, groups]
  const isReadable = maps.every(({ byName }) => byName !== undefined)
  const { form, options } = useSettingsForm()
  const { validateFieldNow: validateNow } = form
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
        <Button
          type="button"
          variant="default"
          aria-disabled={!isReadable || undefined}
          data-disabled={!isReadable || undefined}
          onClick={() => isReadable && setTextView(!isTextView)}
        >
          {t(isText ? 'option.ratio.asTable' : 'option.ratio.asText')}
        </Button>
        {!isText && (
          <Button type="button" variant="default" onClick={() => setPasting(true)}>
            {t('option.ratio.paste')}
          </Button>
        )}
      </div>
      {isBroken && <p className={classes.warning}>{t('option.ratio.unreadable')}</p>}
      {isText ? (
        <RatioTexts keys={KEYS} />
      ) : (
        <>
          <Problems />
          <PriceTable model={model} completion={completion} groups={groups} />
          <AddRatio noun="model" onAdd={model.set} />
          <Title order={3} size="h4">
            {t('option.ratio.groups')}
          </Title>
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
      {isPasting && <PasteDialog model={model} completion={completion} onClose={() => setPasting(false)} />}
    </>
  )
}
