import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NotificationRegion } from '../notifications/notification-region'
import { ActionButton } from './action-button'
import { render } from '../../../checks/render'

const button = () => screen.getByRole('button')

it('action button: calls onClick, and does not submit the form around it', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <ActionButton onClick={onClick}>Go</ActionButton>
    </form>,
  )
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([{ busy: true }, { isBlocked: true }, { disabledReason: 'No session' }])(
  'action button: with %j it is announced as disabled, keeps the focus and ignores clicks',
  async (state) => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<ActionButton onClick={onClick}>Go</ActionButton>)
    rerender(
      <ActionButton {...state} onClick={onClick}>
        Go
      </ActionButton>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button())
    expect(onClick).not.toHaveBeenCalled()
  },
)

it('action button: says why it is disabled as its description, and in a notification when it is pressed', async () => {
  render(
    <>
      <ActionButton disabledReason="No session">Go</ActionButton>
      <NotificationRegion label="Messages" />
    </>,
  )
  expect(button().title).toBe('No session')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toContain('No session')
})

it('action button: keeps the focus when a reason against it appears', async () => {
  const { rerender } = render(<ActionButton disabledReason={undefined}>Go</ActionButton>)
  await userEvent.tab()
  rerender(<ActionButton disabledReason="No session">Go</ActionButton>)
  expect(document.activeElement).toBe(button())
})
