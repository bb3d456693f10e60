import { Button, Title } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { optionRecord } from '#/resources/option/option-records'
import { ratioWarnings } from '#/resources/option/ratio-rule'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { ChangedNote } from '../changed-note'
import { DuplicateNote } from '../duplicate-note'
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

/** Names that may be meant as one, and whether anything changed. */
function RatioNotes({ name }: { name: string }) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const text = String(useFieldValue(form, name))
  const { free, similarNames: alike } = useMemo(() => ratioWarnings(text), [text])
  const isFree = useMemo(() => new Set(ratioWarnings(String(server[name])).free), [server, name])
  const newlyFree = free.filter((each) => !isFree.has(each))
  const record = optionRecord(name)
  return (
    <>
      {newlyFree.length > 0 && (
        <p className={classes.warning}>{t('option.ratio.free', { names: newlyFree.join(', ') })}</p>
      )}
      {alike.length > 0 && (
        <p className={classes.warning}>{t('option.ratio.similarNames', { names: alike.join(', ') })}</p>
      )}
      {record && <DuplicateNote record={record} isNamed />}
      {record && <ChangedNote record={record} isNamed />}
    </>
  )
}

/** What the table cannot show at a field of its own. */
function Problems() {
  const { form } = useSettingsForm()
  const wrong = KEYS.filter((key) => form.errors[key] !== undefined)
  return wrong.map((key) => (
    <p key={key} role="alert" className={classes.wrong}>
      {form.errors[key]}
    </p>
  ))
}

/** Prices as tables or as the texts they are made of, one press apart. */
export function RatioTables() {
  const t = useT()
  const [wantsText, setWantsText] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const model = useRatios('ModelRatio')
  const completion = useRatios('CompletionRatio')
  const groups = useRatios('GroupRatio')
  const maps = [model, completion, groups]
  const isReadable = maps.every(({ byName }) => byName !== undefined)
  const { form, options } = useSettingsForm()
  const { validateFieldNow: isRight } = form
  // One that the server does not offer is blank, and nothing is wrong with it.
  const isBroken = !isReadable && KEYS.some((key, at) => options.has(key) && !maps[at]?.byName)
  useEffect(() => {
    // What is stored may be broken already: the error stands at its field before anything is typed or sent.
    for (const key of KEYS) isRight(key)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what is stored
  }, [])
  // From then on by choice: a text that is put right must not turn into a table under the hands.
  if (!isReadable && !wantsText) setWantsText(true)
  const isText = wantsText || !isReadable
  return (
    <>
      <div className={classes.tools}>
        <Button
          type="button"
          variant="default"
          aria-disabled={!isReadable || undefined}
          data-disabled={!isReadable || undefined}
          onClick={() => isReadable && setWantsText(!wantsText)}
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
