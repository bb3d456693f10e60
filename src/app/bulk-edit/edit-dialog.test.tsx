import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { LIST_WAYS, numberWays, textMember, type EditMember, type EditWay } from '#/resources/edit-plan'
import { EditDialog } from './edit-dialog'
import { RESTORE_FOCUS_MS, type EditRequest } from '../jobs/jobs'
import { startJob } from '../jobs/run-job'
import { render } from '../../../checks/render'

vi.mock('../jobs/run-job')

const models: EditMember = { name: 'models', label: 'common.name', input: 'list', ways: LIST_WAYS }
const request: EditRequest = {
  noun: 'channel',
  members: [models, textMember({ name: 'test_model', label: 'job.csv.before' })],
  records: [1, 2].map((id) => ({ id, name: `channel ${id}`, values: { models: 'a,b,c', test_model: 'a' } })),
}

async function open(more: Partial<EditRequest> = {}) {
  render(<EditDialog request={{ ...request, ...more }} />)
  return within(await screen.findByRole('dialog'))
}
const valuesSent = () =>
  vi.mocked(startJob).mock.calls.map(([{ items }]) => items.map(({ change }) => change?.to))

// A dialog that was unmounted at the end of a test moves the focus later: the document has to be there.
afterAll(() => new Promise((resolve) => setTimeout(resolve, RESTORE_FOCUS_MS)))
beforeEach(() => void vi.mocked(startJob).mockReset().mockReturnValue(true))

it('edit dialog: writes what is typed, also when Enter comes before the preview', async () => {
  const dialog = await open()
  const box = dialog.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'd' } })
  const form = box.closest('form')
  // In one task: the deferred render of the preview has not come.
  act(() => {
    fireEvent.change(box, { target: { value: 'd, e' } })
    if (form) fireEvent.submit(form)
  })
  expect(valuesSent()).toEqual([[{ models: 'a,b,c,d,e' }, { models: 'a,b,c,d,e' }]])
})

it('edit dialog: Enter that ends a composition does not submit', async () => {
  const dialog = await open()
  fireEvent.change(dialog.getAllByRole('combobox')[0] ?? dialog.getByRole('textbox'), {
    target: { value: 'test_model' },
  })
  const box = dialog.getByRole('textbox')
  // Not prevented, it would submit.
  expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false)
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true)
})

it('edit dialog: prepared inputs of single records are not used for another way or member', async () => {
  const dialog = await open({
    prepared: { member: 'models', way: 'remove', input: '', inputs: { 1: 'a', 2: 'b' } },
  })
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toBeTruthy()
  const [member, way] = dialog.getAllByRole('combobox')
  if (!member || !way) throw new Error('no boxes')
  fireEvent.change(way, { target: { value: 'replace' } })
  expect(dialog.getByRole('textbox')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Apply 0 changes' })).toBeTruthy()
  fireEvent.change(way, { target: { value: 'remove' } })
  expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toBeTruthy()
  fireEvent.change(member, { target: { value: 'test_model' } })
  expect(dialog.getByRole('textbox')).toBeTruthy()
})

it('edit dialog: makes a text blank only on request', async () => {
  const ways: EditWay[] = [
    { name: 'set', apply: (_before, input) => input },
    { name: 'clear', apply: () => '' },
  ]
  const address: EditMember = { name: 'test_model', label: 'job.csv.before', input: 'text', ways }
  const dialog = await open({ members: [address] })
  expect(dialog.getByRole('button', { name: 'Apply 0 changes' })).toBeTruthy()
  fireEvent.change(dialog.getByRole('combobox', { name: 'How' }), { target: { value: 'clear' } })
  expect(dialog.queryByRole('textbox')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Apply 2 changes' }))
  expect(valuesSent()).toEqual([[{ test_model: '' }, { test_model: '' }]])
})

it('edit dialog: an input that fits no record is reported at its field', async () => {
  const weight: EditMember = { name: 'weight', label: 'job.csv.after', input: 'number', ways: numberWays(0) }
  const dialog = await open({ members: [weight] })
  const box = dialog.getByRole('textbox')
  const isInvalid = () => box.getAttribute('aria-invalid')
  expect(isInvalid()).toBeNull()
  fireEvent.change(box, { target: { value: '1.5' } })
  expect(await dialog.findByText('Enter a whole number of at least 0, with at most 15 digits.')).toBeTruthy()
  expect(isInvalid()).toBe('true')
  fireEvent.change(dialog.getByRole('combobox', { name: 'How' }), { target: { value: 'times' } })
  expect(dialog.queryByText(/^Enter a/)).toBeNull()
  expect(isInvalid()).toBeNull()
})

it('edit dialog: stays open when the job cannot start', async () => {
  vi.mocked(startJob).mockReturnValue(false)
  const dialog = await open()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'd' } })
  fireEvent.click(await dialog.findByRole('button', { name: 'Apply 2 changes' }))
  expect(startJob).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('edit dialog: an address with more than its base is offered without it, and the box gets the focus', async () => {
  const baseUrl: EditMember = {
    ...textMember({ name: 'base_url', label: 'channel.form.baseUrl' }),
    repair: (input) => (input.endsWith('/v1') ? input.slice(0, -3) : undefined),
  }
  const dialog = await open({ members: [baseUrl] })
  const box = dialog.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: 'https://up.example' } })
  expect(dialog.queryByRole('button', { name: /^Use / })).toBeNull()
  fireEvent.change(box, { target: { value: 'https://up.example/v1' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Use https://up.example' }))
  expect(box.value).toBe('https://up.example')
  expect(document.activeElement).toBe(box)
  expect(dialog.queryByRole('button', { name: /^Use / })).toBeNull()
})

it('edit dialog: a long name in the preview is clipped, with its beginning as the tooltip', async () => {
  const name = 'n'.repeat(1000)
  const dialog = await open({ records: [{ id: 1, name, values: { models: 'a', test_model: '' } }] })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'd' } })
  const shown = await dialog.findByText(name)
  expect(shown.dataset).toMatchObject({ long: 'true', wrapping: 'true' })
  expect(shown.title).toMatch(/^n{497}\.\.\.$/)
})
