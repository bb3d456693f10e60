import { listDifference, type EditMember, type PlannedEdit } from '#/resources/edit-plan'
import { useT } from '#/ui/language/use-t'
import { PreviewName, PreviewTable, PreviewValue } from './preview-table'
import classes from './bulk.module.css'

/** Records that cannot be changed come first, then those that change. */
const rank = ({ problem, change }: PlannedEdit) => (problem ? 0 : change ? 1 : 2)

interface Props {
  planned: readonly PlannedEdit[]
  member: EditMember
}

/** Preview of a bulk edit: each record with its value before and after. */
export function EditPreview({ planned, member }: Props) {
  const t = useT()
  const ordered = planned.toSorted((a, b) => rank(a) - rank(b))
  const count = (kind: number) => planned.filter((edit) => rank(edit) === kind).length
  const summary = t('bulk.edit.summary', { changed: count(1), same: count(2), refused: count(0) })
  return (
    <>
      <p role="status" className={classes.line}>
        {planned.length > 0 && summary}
      </p>
      {planned.length > 0 && (
        <PreviewTable
          headings={['bulk.csv.name', 'bulk.csv.before', 'bulk.csv.after']}
          items={ordered}
          renderRow={(edit) => (
            <tr key={edit.id}>
              <PreviewName id={edit.id} name={edit.name} />
              <td>
                <ValueText member={member} value={edit.before} />
              </td>
              <td>
                <AfterText member={member} edit={edit} />
              </td>
            </tr>
          )}
        />
      )}
    </>
  )
}

function ValueText({ member, value }: { member: EditMember; value: string | number }) {
  const t = useT()
  const choice = member.choices?.find((candidate) => candidate.value === String(value))
  return <PreviewValue text={choice ? t(choice.label) : String(value).replaceAll(',', ', ')} />
}

function AfterText({ member, edit }: { member: EditMember; edit: PlannedEdit }) {
  const t = useT()
  if (edit.problem) return <strong className={classes.problem}>{t(edit.problem)}</strong>
  if (!edit.change) return <span className={classes.id}>{t('bulk.edit.same')}</span>
  if (member.input !== 'list') return <ValueText member={member} value={edit.after} />
  const { added, removed } = listDifference(edit.before, edit.after)
  return (
    <span className={classes.value}>
      {added.length > 0 && <ins>+ {added.join(', ')}</ins>}{' '}
      {removed.length > 0 && <del>{removed.join(', ')}</del>}
    </span>
  )
}
