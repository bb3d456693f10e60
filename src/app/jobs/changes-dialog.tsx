import { Stack, Group, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent, type ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import type { RecordChange } from '#/resources/row-mutations'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import { startJob } from './job-engine'
import type { JobKindName } from './job'
import type { JobStart } from './jobs'
import { PreviewName, PreviewTable, PreviewValue, JobDuration } from './job-preview'
import classes from './jobs.module.css'

interface Props {
  kind: JobKindName
  /** Title for a number of records: "Edit 3 channels". */
  title: (n: number) => string
  entries: ReadonlyArray<JobStart['items'][number] & { change: RecordChange }>
  /** The name of a member. */
  labelOf: (member: string) => string
  /** A value of a member as it is shown. */
  textOf: (member: string, value: string | number) => string
  /** How many changes cannot be sent. */
  leftOut: number
  /** How many changed records are being deleted, and left out. */
  deleting: number
  /** What is said below the preview. */
  warning?: ReactNode
  /** Called when the job has started. */
  onStart: () => void
  onClose: () => void
}

/** Preview of changes that differ from record to record, then the job. */
export function ChangesDialog(props: Props) {
  const { kind, title, entries, labelOf, textOf, leftOut, deleting, warning, onStart, onClose } = props
  const t = useT()
  const cache = useQueryClient()
  const summaryId = useId()
  const cells = entries.flatMap(({ id, name, change: { from, to } }) =>
    Object.entries(to).map(([member, after]) => ({ id, name, member, before: from[member] ?? '', after })),
  )
  const members = [...new Set(cells.map(({ member }) => member))]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entries.length === 0) return
    const member = members.map((name) => labelOf(name)).join(', ')
    const jobTitle = t('job.edit.run', { title: title(entries.length), member })
    if (!startJob({ kind, title: jobTitle, items: entries }, cache)) return
    onStart()
    onClose()
  }
  return (
    <DialogFrame title={title(entries.length)} describedBy={summaryId} size="xl" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <p id={summaryId} className={classes.line}>
            {t('editMode.review.summary', {
              cells: formatCount(cells.length),
              records: formatCount(entries.length),
            })}
            {leftOut > 0 && ` ${t('editMode.review.leftOut', { n: formatCount(leftOut) })}`}
            {deleting > 0 && ` ${t('editMode.review.deleting', { n: formatCount(deleting) })}`}
          </p>
          <PreviewTable
            headings={['job.csv.name', 'job.edit.member', 'job.csv.before', 'job.csv.after']}
            items={cells}
            renderRow={({ id, name, member, before, after }) => (
              <tr key={`${id} ${member}`}>
                <PreviewName id={id} name={name} />
                <td>{labelOf(member)}</td>
                <td>
                  <PreviewValue text={textOf(member, before)} />
                </td>
                <td>
                  <PreviewValue text={textOf(member, after)} />
                </td>
              </tr>
            )}
          />
          {warning}
          <JobDuration kind={kind} n={entries.length} />
          <Group justify="flex-end" mt="md">
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <Button type="submit" variant="filled" data-autofocus>
              {t('job.edit.submit', { n: formatCount(cells.length) })}
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
