import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { ConflictDialog } from './conflict-dialog'
import { render } from '../../../checks/render'

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  quota: field.integer({ label: 'common.quota' }),
  key: field.secret({ label: 'token.subnet' }),
})

function open(busy = false) {
  const onSave = vi.fn<(chosen: object) => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <>
      <p>the page</p>
      <ConflictDialog
        fields={fields}
        conflicts={[
          { name: 'name', base: 'old', theirs: 'hers', mine: 'his' },
          { name: 'quota', base: '1000', theirs: '600', mine: '5000' },
          { name: 'key', base: '', theirs: 'sk-theirs', mine: 'sk-mine' },
        ]}
        busy={busy}
        onSave={onSave}
        onCancel={onCancel}
      />
    </>,
  )
  return { user: userEvent.setup(), onSave, onCancel }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('conflict dialog: shows base, server and typed value of each field, but no secret', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Changed by someone else in the meantime' })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Name' })).toBeTruthy()
  expect(screen.getByText('When you opened the form: 1000')).toBeTruthy()
  expect(radio('Quota, On the server now: 600').checked).toBe(false)
  expect(document.body.textContent).not.toContain('sk-')
})

it('conflict dialog: saves the chosen value per field, by default the typed one', async () => {
  const { user, onSave } = open()
  expect(radio('Name, What you typed: his').checked).toBe(true)
  await user.click(radio('Quota, On the server now: 600'))
  await user.click(screen.getByRole('button', { name: 'Save the chosen values' }))
  expect(onSave.mock.calls).toEqual([[{ name: 'his', quota: '600', key: 'sk-mine' }]])
})

it('conflict dialog: arrow keys change the choice of one field only', async () => {
  const { user } = open()
  radio('Name, What you typed: his').focus()
  await user.keyboard('{ArrowLeft}')
  expect(radio('Name, On the server now: hers').checked).toBe(true)
  expect(radio('Quota, What you typed: 5000').checked).toBe(true)
})

it('conflict dialog: is modal; Esc and Cancel close it', async () => {
  const { user, onCancel } = open()
  expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(2)
})

it('conflict dialog: can neither be closed nor saved again while busy', async () => {
  const { user, onSave, onCancel } = open(true)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Save the chosen values' }))
  expect(onSave).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
