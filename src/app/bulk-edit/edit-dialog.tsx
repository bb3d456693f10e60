import { Group, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { formatCount } from '#/format/quota'
import {
  commonProblem,
  listDifference,
  planEdit,
  type EditMember,
  type PlannedEdit,
} from '#/resources/edit-plan'
import { AddressOffer } from '#/ui/form/address-offer'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { changeJobs, restoreFocus, type EditRequest } from '../jobs/jobs'
import { knownRecord } from '#/resources/known-record'
import { startJob } from '../jobs/run-job'
import { PreviewDialog, PreviewName, PreviewValue } from './preview'

const close = () => changeJobs({ edit: undefined })

/** Records that cannot be changed come first, then those that change. */
const rank = ({ problem, change }: PlannedEdit) => (problem ? 0 : change ? 1 : 2)

const changesOf = (planned: readonly PlannedEdit[]) =>
  planned.flatMap((edit) => (edit.change ? [{ ...knownRecord(edit, edit.name), change: edit.change }] : []))

/** Bulk edit: what to change, a preview of each record, then the job. */
export function EditDialog({ request }: { request: EditRequest }) {
  const t = useT()
  const cache = useQueryClient()
  const { noun, members, records, prepared } = request
  const kind = `${noun}.edit` as const
  const title = t(`${noun}.bulk.edit`, { n: formatCount(records.length) })
  const [memberName, setMemberName] = useState(prepared?.member ?? members[0]?.name ?? '')
  const [wayName, setWayName] = useState<string>(prepared?.way ?? '')
  const [input, setInput] = useState(prepared?.input ?? '')
  const inputId = useId()
  useEffect(() => restoreFocus, [])
  const member = members.find(({ name }) => name === memberName) ?? members[0]
  const way = member?.ways.find(({ name }) => name === wayName) ?? member?.ways[0]
  const typed = member?.choices && input === '' ? (member.choices[0]?.value ?? '') : input
  // They are no input for another member, or another way.
  const isPrepared = member?.name === prepared?.member && way?.name === prepared?.way
  const inputs = isPrepared ? prepared?.inputs : undefined
  const plan = useCallback(
    (text: string): PlannedEdit[] => {
      if (!member || !way) return []
      // A blank text is refused record by record where it has no way of its own.
      const mayBeBlank = way.name === 'clear' || (member.input === 'text' && member.ways.length === 1)
      if (text.trim() === '' && !inputs && !mayBeBlank) return []
      return planEdit(records, member, way, (id) => inputs?.[id] ?? text)
    },
    [records, member, way, inputs],
  )
  const previewed = useDeferredValue(typed)
  const planned = useMemo(() => plan(previewed), [plan, previewed])
  const changes = useMemo(() => changesOf(planned), [planned])
  const problem = commonProblem(planned)
  // The same element where nothing has changed: it is not rendered again with each letter.
  const warning = useMemo(() => request.warning?.(changes), [request, changes])
  if (!member || !way) return null

  const apply = () => {
    // Enter right after a key: the preview may not have it yet.
    const items = previewed === typed ? changes : changesOf(plan(typed))
    if (items.length === 0) return
    const jobTitle = t('form.fact', { label: title, value: t(member.label) })
    if (startJob({ kind, title: jobTitle, items }, cache)) close()
  }
  const count = (order: number) => formatCount(planned.filter((edit) => rank(edit) === order).length)
  const counts = { refused: count(0), changed: count(1), same: count(2) }
  const hasInput = way.name !== 'clear'
  const label = hasInput ? t(`job.edit.value.${way.name}`) : ''
  const hint = member.hint && t(member.hint)
  const reason = problem === 'job.edit.problem.input' ? (way.misfit ?? problem) : problem
  // A field that nobody has filled in yet is no mistake.
  const error = input !== '' && reason ? t(reason) : undefined
  const field = { id: inputId, label, description: hint, error, value: input, 'data-autofocus': true }
  return (
    <PreviewDialog
      kind={kind}
      title={title}
      inputs={
        <>
          <Group>
            <ToolbarSelect
              label={t('job.edit.member')}
              choices={members.map(({ name, label: memberLabel }) => ({
                value: name,
                label: t(memberLabel),
              }))}
              value={member.name}
              onChange={(name) => {
                setMemberName(name)
                setWayName('')
                setInput('')
              }}
            />
            <ToolbarSelect
              label={t('job.edit.way')}
              choices={member.ways.map(({ name }) => ({ value: name, label: t(`job.edit.way.${name}`) }))}
              value={way.name}
              onChange={setWayName}
            />
            {member.choices && (
              <ToolbarSelect
                label={label}
                choices={member.choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
                value={typed}
                onChange={setInput}
              />
            )}
          </Group>
          {inputs ? (
            <p>{t('job.edit.perRecord')}</p>
          ) : member.input === 'list' || member.input === 'mapping' ? (
            <Textarea
              {...field}
              rows={3}
              resize="vertical"
              data-monospace
              onChange={({ currentTarget }) => setInput(currentTarget.value)}
            />
          ) : member.choices || !hasInput ? null : (
            <TextInput
              {...field}
              inputMode={member.input === 'number' ? 'decimal' : undefined}
              onChange={({ currentTarget }) => setInput(currentTarget.value)}
            />
          )}
          <AddressOffer
            reason={t('channel.form.baseUrl.more')}
            base={hasInput ? member.repair?.(typed) : undefined}
            onTake={(base) => {
              setInput(base)
              document.getElementById(inputId)?.focus()
            }}
          />
        </>
      }
      summary={planned.length > 0 ? t('job.edit.summary', counts) : ''}
      headings={['common.name', 'job.csv.before', 'job.csv.after']}
      items={planned.toSorted((a, b) => rank(a) - rank(b))}
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
      warning={warning}
      changes={changes.length}
      records={changes.length}
      onApply={apply}
      onClose={close}
    />
  )
}

function ValueText({ member, value }: { member: EditMember; value: string | number }) {
  const t = useT()
  const choice = member.choices?.find((candidate) => candidate.value === String(value))
  return <PreviewValue text={choice ? t(choice.label) : String(value).replaceAll(',', ', ')} />
}

function AfterText({ member, edit }: { member: EditMember; edit: PlannedEdit }) {
  const t = useT()
  if (edit.problem)
    return (
      <Text span inherit c="red" fw={500}>
        {t(edit.problem)}
      </Text>
    )
  if (!edit.change)
    return (
      <Text span inherit c="dimmed">
        {t('job.edit.same')}
      </Text>
    )
  if (member.input !== 'list') return <ValueText member={member} value={edit.after} />
  const { added, removed } = listDifference(edit.before, edit.after)
  return (
    <Text span inherit lineClamp={3}>
      {added.length > 0 && (
        <Text component="ins" inherit td="none" c="var(--gc-good)">
          + {added.join(', ')}
        </Text>
      )}{' '}
      {removed.length > 0 && (
        <Text component="del" inherit c="var(--gc-bad)">
          {removed.join(', ')}
        </Text>
      )}
    </Text>
  )
}
