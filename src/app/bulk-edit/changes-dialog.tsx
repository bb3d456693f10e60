import { useQueryClient } from '@tanstack/react-query'
import { formatCount } from '#/format/quota'
import type { RecordChange } from '#/resources/row-mutations'
import { useT } from '#/ui/language/use-t'
import type { JobStart } from '../jobs/jobs'
import { startJob } from '../jobs/run-job'
import { PreviewDialog, PreviewName, PreviewValue } from './preview'

interface Props {
  noun: 'channel' | 'redemption' | 'token'
  entries: ReadonlyArray<JobStart['items'][number] & { change: RecordChange }>
  /** The name of a member. */
  labelOf: (member: string) => string
  /** A value of a member as it is shown. */
  textOf: (member: string, value: string | number) => string
  /** How many changes cannot be sent. */
  leftOut?: number
  /** How many changed records are being deleted, and left out. */
  deleting?: number
  /** Called when the job has started. */
  onStart?: () => void
  onClose: () => void
}

/** Preview of changes that differ from record to record, then the job. */
export function ChangesDialog(props: Props) {
  const { noun, entries, labelOf, textOf, leftOut = 0, deleting = 0, onStart, onClose } = props
  const t = useT()
  const kind = `${noun}.edit` as const
  const title = t(`${noun}.bulk.edit`, { n: formatCount(entries.length) })
  const cache = useQueryClient()
  const cells = entries.flatMap(({ id, name, change: { from, to } }) =>
    Object.entries(to).map(([member, after]) => ({ id, name, member, before: from[member] ?? '', after })),
  )
  const members = new Set(cells.map(({ member }) => labelOf(member)))
  const counts = { cells: formatCount(cells.length), records: formatCount(entries.length) }
  const notes = [
    t('editMode.review.summary', counts),
    leftOut > 0 && t('editMode.review.leftOut', { n: formatCount(leftOut) }),
    deleting > 0 && t('editMode.review.deleting', { n: formatCount(deleting) }),
  ]
  const apply = () => {
    if (entries.length === 0) return
    const jobTitle = t('form.fact', { label: title, value: [...members].join(', ') })
    if (!startJob({ kind, title: jobTitle, items: entries }, cache)) return
    onStart?.()
    onClose()
  }
  return (
    <PreviewDialog
      kind={kind}
      title={title}
      summary={notes.filter(Boolean).join(' ')}
      headings={['common.name', 'job.edit.member', 'job.csv.before', 'job.csv.after']}
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
      changes={cells.length}
      records={entries.length}
      onApply={apply}
      onClose={onClose}
    />
  )
}
