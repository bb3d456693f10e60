import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'
import { render } from '../../../checks/render'

it('confirmation: the second click of the double click that opened it confirms nothing', () => {
  const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(<ConfirmDialog title="Sure?" confirmLabel="Delete" onConfirm={confirm} onCancel={cancel} />)
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button, { detail: 2 })
  expect(confirm).not.toHaveBeenCalled()
  fireEvent.click(button, { detail: 1 })
  expect(confirm).toHaveBeenCalledOnce()
})
