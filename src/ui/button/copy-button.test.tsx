import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { notify } from '../notifications/notify'
import { render } from '../../../checks/render'
import { CopyButton } from './copy-button'

vi.mock('../notifications/notify', () => ({ notify: vi.fn<() => void>() }))

it('copy button: where no place shows a refused text, the notification does', async () => {
  render(<CopyButton text="https://a.example">Copy</CopyButton>)
  const clipboard = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await clipboard.click(screen.getByRole('button', { name: 'Copy' }))
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'warning',
    'Could not copy. Copy it by hand: https://a.example',
  )
})
