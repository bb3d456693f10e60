import { Group, Stack, Text } from '@mantine/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { tooltipText } from '#/format/truncate'
import type { StaticKey } from '#/i18n/i18n'
import { ActionButton } from '#/ui/button/action-button'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { CancelButton } from '#/ui/dialog/dialog-leave'
import { useT } from '#/ui/language/use-t'
import { ScrollTable } from '#/ui/table/scroll-table'
import { ClippedText } from '#/ui/text/clipped-text'
import type { JobKindName } from '../jobs/job'
import { JobDuration } from '../jobs/job-duration'

/** Rows rendered; the others are counted. */
const MAX_ROWS = 100

interface Props<Item> {
  kind: JobKindName
  title: string
  /** What is changed; without it the changes are given. */
  inputs?: ReactNode
  summary: string
  headings: readonly StaticKey[]
  items: readonly Item[]
  /** Renders a row, with its key. */
  renderRow: (item: Item) => ReactNode
  /** What is said below the preview. */
  warning?: ReactNode
  /** How many changes are applied, and to how many records. */
  changes: number
  records: number
  onApply: () => void
  onClose: () => void
}

/** Dialog with a preview of changes, before they are applied. */
export function PreviewDialog<Item>(props: Props<Item>) {
  const { kind, title, inputs, summary, headings, items, renderRow, warning, changes, records } = props
  const t = useT()
  const summaryId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onApply()
  }
  return (
    <DialogFrame title={title} describedBy={summaryId} size="xl" onClose={props.onClose}>
      <form onSubmit={submit}>
        <Stack>
          {inputs}
          <p id={summaryId} role="status">
            {summary}
          </p>
          {items.length > 0 && (
            <ScrollTable label={t('common.preview')}>
              <thead>
                <tr>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {t(heading)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody style={{ verticalAlign: 'top' }}>
                {items.slice(0, MAX_ROWS).map((item) => renderRow(item))}
              </tbody>
            </ScrollTable>
          )}
          {items.length > MAX_ROWS && <p>{t('common.more', { n: formatCount(items.length - MAX_ROWS) })}</p>}
          {warning}
          <JobDuration kind={kind} n={records} />
          <Group justify="flex-end" mt="md">
            <CancelButton onClick={props.onClose} />
            <ActionButton
              type="submit"
              variant="filled"
              data-autofocus={inputs === undefined || undefined}
              disabledReason={changes === 0 ? t('job.edit.nothing') : undefined}
            >
              {t('job.edit.submit', { n: formatCount(changes) })}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}

/** The heading of a row: the name of a record and its id. */
export function PreviewName({ id, name }: { id: number; name: string }) {
  return (
    <th scope="row">
      <ClippedText text={name} isWrapping /> <Text span c="dimmed" inherit>{`#${id}`}</Text>
    </th>
  )
}

/** A value before or after; says so if it is blank. */
export function PreviewValue({ text }: { text: string }) {
  const t = useT()
  const isBlank = text === ''
  return (
    <Text
      span
      inherit
      miw="var(--gc-length-5)"
      c={isBlank ? 'dimmed' : undefined}
      lineClamp={3}
      title={tooltipText(text)}
      style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
    >
      {isBlank ? t('common.blank') : text}
    </Text>
  )
}
