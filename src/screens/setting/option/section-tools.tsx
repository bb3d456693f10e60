import { ActionButton } from '#/ui/button/action-button'
import { Box, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { parseDatetimeInput, formatDatetimeInput } from '#/fields/datetime-text'
import { field, defineFields } from '#/fields/fields'
import { formatUtcOffset } from '#/format/timestamp'
import { messageOf, retryAfterOf } from '#/http/failure'
import { serverSeconds } from '#/http/server-clock'
import { t as translate } from '#/i18n/i18n'
import { logMutations } from '#/resources/log/log-mutations'
import { releasePageUrl, type Release, RELEASE_HOST, releaseMutations } from '#/resources/release/release'
import { useStatus } from '#/session/use-status'
import { ConfirmDialog } from '#/ui/dialog/confirm-dialog'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useRunningWork, useUnsavedWork } from '#/ui/dialog/unsaved-work'
import { Field } from '#/ui/form/field'
import { isOtherVersion } from '#/resources/status/status'
import { EVERY_INPUT } from '#/ui/form/inputs/every-input'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { ConfiguredMarkdown } from '#/ui/text/configured-text'
import { SettingCard } from '../setting-card'

function ReleaseDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('option.update.newer', { tag: release.tag })} size="lg" onClose={onClose}>
      {release.notes.trim() !== '' && (
        <Box
          component="section"
          aria-label={t('option.update.notes')}
          mah="50dvh"
          style={{ overflow: 'auto' }}
        >
          <ConfiguredMarkdown text={release.notes} />
        </Box>
      )}
      <a href={releasePageUrl(release)} target="_blank" rel="noopener noreferrer nofollow">
        {t('option.update.open')}
      </a>
    </DialogFrame>
  )
}

/** Fetches the latest release from the source repository. Errors are shown here and affect nothing else. */
export function UpdateCheck() {
  const t = useT()
  const { version } = useStatus()
  const check = useMutation(releaseMutations.check)
  const [isOpen, setOpen] = useState(false)
  const { data: release, error, isPending } = check
  const isLatest = release !== undefined && version !== '' && !isOtherVersion(version, release.tag)
  return (
    <SettingCard title={t('option.section.updates')} lead={t('option.update.hint', { host: RELEASE_HOST })}>
      <Text>{t('option.update.version', { version: version || t('common.unknown') })}</Text>
      <ActionButton
        busy={isPending}
        onClick={() => check.mutate(undefined, { onSuccess: () => setOpen(true) })}
      >
        {t('option.update.check')}
      </ActionButton>
      <output>
        {release && t(isLatest ? 'option.update.latest' : 'option.update.newer', { tag: release.tag })}
      </output>
      {error && (
        <Text role="alert" c="red">
          {t('option.update.failed', { message: messageOf(error) })}
        </Text>
      )}
      {release && !isLatest && isOpen && <ReleaseDialog release={release} onClose={() => setOpen(false)} />}
    </SettingCard>
  )
}

const MONTH_S = 30 * 86_400

const fields = defineFields(
  {
    before: field.datetime({
      label: 'option.clear.before',
      requiredMessage: 'option.clear.missing',
      required: true,
    }),
  },
  {
    before: {
      customCheck: ({ before }) => {
        const seconds = parseDatetimeInput(before) ?? 0
        if (seconds <= 0) return translate('option.clear.missing')
        return seconds > serverSeconds() ? translate('option.clear.future') : undefined
      },
    },
  },
)

/** Deletes log entries older than a date. Works without options. */
export function ClearLogs() {
  const t = useT()
  const [seed] = useState(() => ({ before: formatDatetimeInput(serverSeconds() - MONTH_S) }))
  const form = useRecordForm({ fields, initialValues: seed, inputs: EVERY_INPUT })
  // Leaving needs no confirmation, but the page is kept when the session expires.
  useUnsavedWork('typed', form.isDirty)
  const [target, setTarget] = useState<number>()
  const clear = useMutation(logMutations.clear)
  useRunningWork(clear.isPending)
  const openConfirmation = (event: FormEvent) => {
    event.preventDefault()
    clear.reset()
    setTarget(form.validate() ? parseDatetimeInput(form.values().before) : undefined)
  }
  const confirm = async (seconds: number) => {
    const count = await clear.mutateAsync(seconds).catch(() => false as const)
    if (count === false) return
    notify('success', typeof count === 'number' ? t('option.clear.done', { n: count }) : t('common.done'))
    setTarget(undefined)
  }
  return (
    <SettingCard title={t('option.clear')} lead={t('option.clear.hint')}>
      <form noValidate aria-label={t('option.clear')} onSubmit={openConfirmation}>
        <Group align="flex-end">
          <Field form={form} name="before" />
          <Button variant="filled" color="red" type="submit">
            {t('option.clear')}
          </Button>
        </Group>
      </form>
      {target !== undefined && (
        <ConfirmDialog
          title={t('option.clear.title', {
            time: formatDatetimeInput(target),
            zone: formatUtcOffset(target),
          })}
          hint={t('option.clear.question')}
          confirmLabel={t('row.delete')}
          busy={clear.isPending}
          problem={clear.error ? t('option.clear.failed', { message: messageOf(clear.error) }) : undefined}
          waitSeconds={retryAfterOf(clear.error)?.seconds}
          onConfirm={() => void confirm(target)}
          onCancel={() => setTarget(undefined)}
        />
      )}
    </SettingCard>
  )
}
