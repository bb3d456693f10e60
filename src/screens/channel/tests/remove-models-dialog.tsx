import { ActionButton } from '#/ui/button/action-button'
import { Stack, Group, Button, Checkbox } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { formatCount } from '#/format/quota'
import type { JobItem } from '#/app/jobs/job'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { testKey } from './test-job'
import { isMissing } from './test-rows'
import { failureReason } from './test-state'
import classes from './tests.module.css'

interface Props {
  failing: readonly JobItem[]
  onChosen: (chosen: readonly JobItem[]) => void
  onClose: () => void
}

/**
 * Which failing models are removed from their channels, each with its reason. Only those that the provider does not have are
 * ticked at first: a wrong key, a limit, an outage or a time-out says nothing of the model.
 */
export function RemoveModelsDialog({ failing, onChosen, onClose }: Props) {
  const t = useT()
  const hintId = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(failing.filter(isMissing).map((item) => testKey(item))),
  )
  const chosen = failing.filter((item) => ticked.has(testKey(item)))
  const toggle = (key: string, isTicked: boolean) => {
    const others = [...ticked].filter((other) => other !== key)
    setTicked(new Set(isTicked ? [...others, key] : others))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onChosen(chosen)
  }
  // Those that are ticked come first: what nobody has to think about.
  const ordered = failing.toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)))
  return (
    <DialogFrame title={t('tests.removeFailing')} describedBy={hintId} size="lg" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <p id={hintId}>{t('tests.remove.hint')}</p>
          <ul className={classes.failing}>
            {ordered.map((item) => {
              const { id, name, model = '' } = item
              const key = testKey(item)
              const reason = failureReason(item)
              return (
                <li key={key}>
                  <Checkbox
                    label={t('tests.remove.one', { model, name, id })}
                    checked={ticked.has(key)}
                    onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
                  />
                  <small lang={serverTextLanguage(reason)}>{reason}</small>
                </li>
              )
            })}
          </ul>
          <Group justify="flex-end" mt="md">
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <ActionButton
              type="submit"
              variant="filled"
              data-autofocus
              disabledReason={chosen.length === 0 ? t('tests.remove.none') : undefined}
            >
              {t('tests.remove.review', { n: formatCount(chosen.length) })}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
