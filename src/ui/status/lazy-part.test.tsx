import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'
import { NotificationRegion } from '../notifications/notification-region'
import { render } from '../../../checks/render'

const Loaded = () => <p>it is here</p>
/** Fails once. */
const loadAtSecond = () =>
  vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('not there'))
    .mockResolvedValue(Loaded)

it('lazy part: code that fails to load is told in its place; the typed values stay, and a retry loads it (CD-37)', async () => {
  const user = userEvent.setup()
  const Part = lazyPart(loadAtSecond(), { Loading: () => <p>on its way</p> })
  render(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  )
  expect(screen.getByText('on its way')).toBeTruthy()
  await user.type(screen.getByRole('textbox'), 'typed')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A part of the console could not be loaded',
  )
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('it is here')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
})

it('lazy part over the page: a failure closes it with a notification; opened again, it is loaded again', async () => {
  const user = userEvent.setup()
  const close = vi.fn<() => void>()
  const Dialog = lazyPart(loadAtSecond(), { onFail: close })
  function Page() {
    const [isOpen, setOpen] = useState(false)
    useEffect(() => {
      close.mockImplementation(() => setOpen(false))
    }, [])
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen && <Dialog />}
        <NotificationRegion label="Messages" />
      </>
    )
  }
  render(<Page />)
  await user.click(screen.getByText('open'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A part of the console could not be loaded',
  )
  expect(screen.getByRole('button', { name: 'open', expanded: false })).toBeTruthy()
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('it is here')).toBeTruthy()
})

it('lazy part: something else may be shown meanwhile with its props, such as the rows', async () => {
  const Rows = ({ noun }: { noun: string }) => <p>the {noun}</p>
  const Part = lazyPart(async () => Promise.resolve<ComponentType<{ noun: string }>>(Loaded), {
    Loading: Rows,
  })
  render(<Part noun="rows" />)
  expect(screen.getByText('the rows')).toBeTruthy()
  expect(await screen.findByText('it is here')).toBeTruthy()
})

it('lazy part: what is typed in it stays when its button preloads it again', async () => {
  const user = userEvent.setup()
  const Part = lazyPart<object>(async () => Promise.resolve(() => <input aria-label="Name" />))
  function Fixture() {
    const [clicks, setClicks] = useState(0)
    return (
      <>
        <button onPointerEnter={Part.preload} onClick={() => setClicks(clicks + 1)}>
          {clicks} clicks
        </button>
        <Part />
      </>
    )
  }
  render(<Fixture />)
  await user.type(await screen.findByRole('textbox'), 'typed')
  await user.hover(screen.getByRole('button'))
  await user.click(screen.getByRole('button'))
  expect(screen.getByText('1 clicks')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
})
