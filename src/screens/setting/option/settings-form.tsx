import { ActionButton } from '#/ui/button/action-button'
import { Alert, Button, Group, Text } from '@mantine/core'
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { t as translate } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import type { Options, OptionTab } from '#/resources/option/option'
import { optionsToValues, fieldsFor, optionLabel } from '#/resources/option/option-records'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { DraftNotice } from '#/ui/form/draft'
import { FormNavigationGuard } from '#/ui/form/form-navigation-guard'
import { focusField } from '#/ui/form/form-problem'
import { EVERY_INPUT } from '#/ui/form/inputs/every-input'
import { filledSilently } from '#/ui/form/record-form'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { notify } from '#/ui/notifications/notify'
import { OptionPanel } from './option-panel'
import {
  firstInvalid,
  SettingsFormContext,
  type SettingsFormState,
  useSettingsForm,
  useChanged,
  useOptionSave,
} from './settings-form-state'

const route = getRouteApi('/signed-in/setting')

interface Props {
  seed: Options
  account: Account
  /** Undefined while the personal tab is open: unsaved changes stay. */
  tab: OptionTab | undefined
}

/** One form over the options of all tabs; changes are kept until they are saved. */
export function SettingsForm({ seed, account, tab }: Props) {
  const { price, option } = route.useSearch()
  const [options, setOptions] = useState(seed)
  const [initialValues] = useState(() => optionsToValues(seed))
  const [fields] = useState(() => fieldsFor(seed))
  const form = useRecordForm({
    fields,
    initialValues,
    isStored: true,
    draftLocation: { formKey: 'option', owner: account.id },
    inputs: EVERY_INPUT,
  })
  const save = useOptionSave(form, setOptions)
  const server = useMemo(() => optionsToValues(options, initialValues), [options, initialValues])
  const [reviewed, setReviewed] = useState<readonly string[]>()
  const review: SettingsFormState['review'] = (keys) => {
    save.reset()
    form.setValues(filledSilently(form))
    const changed = form.changedFields().filter((key) => keys === undefined || keys.includes(key))
    const invalid = firstInvalid(form, changed)
    if (changed.length === 0) notify('info', translate('option.nothingChanged'))
    else if (invalid !== undefined && keys) focusField(form.idOf(invalid))
    else setReviewed(changed)
  }
  const state: SettingsFormState = { form, save, options, server, review }

  useReturnToSteps(save.isDone, form)

  return (
    <SettingsFormContext value={state}>
      <DraftNotice draft={form.draft} />
      {tab && <UnreadableNotice />}
      {tab && <OptionPanel key={price || option} tab={tab} price={price} option={option} />}
      <PendingBar />
      {reviewed && <ReviewDialog keys={reviewed} onClose={() => setReviewed(undefined)} />}
      <FormNavigationGuard form={form} busy={save.busy} />
    </SettingsFormContext>
  )
}

/** Goes back once everything is saved, if a step of a new server has led here. */
function useReturnToSteps(isDone: boolean, form: SettingsFormState['form']): void {
  const router = useRouter()
  const isStep = useLocation({ select: ({ state }) => state.fromList === true })
  useEffect(() => {
    if (isDone && isStep && !form.isDirty()) router.history.back()
    // oxlint-disable-next-line react/exhaustive-deps -- once per save
  }, [isDone])
}

function UnreadableNotice() {
  const t = useT()
  const { unreadable = new Set<string>() } = useSettingsForm().options
  if (unreadable.size === 0) return null
  const names = [...unreadable].map((key) => optionLabel(key) || t('option.unreadable.nameless'))
  return (
    <Alert color="orange">{t('option.unreadable.some', { n: names.length, names: names.join(', ') })}</Alert>
  )
}

const ReviewDialog = lazyPart(async () => (await import('./review/review-dialog')).ReviewDialog)

function PendingBar() {
  const t = useT()
  const { form, save, server, review } = useSettingsForm()
  const changed = useChanged(form)
  const [isDiscarding, setDiscarding] = useState(false)
  const discard = () => {
    form.rebase({ ...form.values(), ...server }, { ...form.values(), ...server })
    form.draft.drop()
    setDiscarding(false)
  }
  return (
    <>
      {changed.length > 0 && (
        <Group
          pos="sticky"
          bottom={0}
          p="sm"
          bg="var(--gc-selected)"
          c="var(--gc-selected-text)"
          style={{ zIndex: 2 }}
        >
          <Text component="output" fw={600} flex="1 1 var(--gc-length-9)">
            {t('option.pending', { n: changed.length })}
          </Text>
          <Button variant="filled" onClick={() => review()}>
            {t('option.review')}
          </Button>
          <ActionButton isBlocked={save.busy} onClick={() => setDiscarding(true)}>
            {t('option.review.discard')}
          </ActionButton>
        </Group>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={t('option.discard')}
          hint={t('option.discard.hint')}
          confirmLabel={t('editMode.discard')}
          cancelLabel={t('form.leave.cancel')}
          onConfirm={discard}
          onCancel={() => setDiscarding(false)}
        />
      )}
    </>
  )
}
