// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button'
import { render } from '../../../checks/render'

const button = () => screen.getByRole('button')

it('button: calls onClick, and does not submit the form around it', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Go</Button>
    </form>,
  )
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([{ busy: true }, { isBlocked: true }, { disabledReason: 'No session' }])(
  'button: with %j it is announced as disabled, keeps the focus and ignores clicks',
  async (state) => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={onClick}>Go</Button>)
    rerender(
      <Button {...state} onClick={onClick}>
        Go
      </Button>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button())
    expect(onClick).not.toHaveBeenCalled()
  },
)

it('button: the reason why it is disabled is a tooltip on focus that describes it, and Esc closes it', async () => {
  render(<Button disabledReason="No session">Go</Button>)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  const tooltip = screen.getByRole('tooltip')
  expect(tooltip.textContent).toBe('No session')
  expect(button().getAttribute('aria-describedby')).toBe(tooltip.id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('button: keeps the focus when a reason against it appears', async () => {
  const { rerender } = render(<Button disabledReason={undefined}>Go</Button>)
  await userEvent.tab()
  rerender(<Button disabledReason="No session">Go</Button>)
  expect(document.activeElement).toBe(button())
})
