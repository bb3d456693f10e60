import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyValues, defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { setLanguage } from '#/i18n/i18n'
import { FieldInput } from './field-input'
import { FormFixture } from './form.fixture'
import type { FormProblem } from './form-problem'

const fields = defineFields(
  {
    name: field.text({ label: 'token.name', required: true, maxBytes: 6 }),
    models: field.tags({ label: 'token.models' }),
    quota: field.integer({ label: 'token.quota' }),
    unlimited: field.switch({ label: 'token.unlimitedQuota' }),
  },
  {
    quota: { disabledWhen: ({ unlimited }) => unlimited },
    models: { visibleWhen: ({ unlimited }) => !unlimited },
  },
)
const seed = { ...emptyValues(fields), name: 'old', quota: '5' }

type Submit = (values: typeof seed) => unknown
type State = { busy?: boolean; problem?: FormProblem | null }

function Form({ onSubmit, busy, problem }: State & { onSubmit: Submit }) {
  return (
    <FormFixture fields={fields} seed={seed} busy={busy} problem={problem} onSubmit={onSubmit}>
      {(form) => (
        <>
          <FieldInput form={form} name="name" hint="Any name" />
          <FieldInput form={form} name="models" />
          <FieldInput form={form} name="quota" />
          <FieldInput form={form} name="unlimited" />
          <button type="button" onClick={() => form.setServerError('name', 'taken')}>
            refuse
          </button>
        </>
      )}
    </FormFixture>
  )
}

function open() {
  const onSubmit = vi.fn<Submit>()
  const view = render(<Form onSubmit={onSubmit} />)
  return {
    onSubmit,
    user: userEvent.setup(),
    name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    quota: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quota' }),
    submit: () => screen.getByRole('button', { name: /Submit|Send again/ }),
    show: (state: State) => view.rerender(<Form onSubmit={onSubmit} {...state} />),
  }
}

const press = () => fireEvent.submit(screen.getByRole('form', { name: 'The form' }))

/** What is read out with an element, besides its name. */
function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

describe('submitting', () => {
  it('hands on what is typed', async () => {
    const { user, name, submit, onSubmit } = open()
    await user.clear(name)
    await user.type(name, 'new')
    await user.click(submit())
    expect(onSubmit.mock.calls).toEqual([[{ ...seed, name: 'new' }, expect.anything()]])
  })

  it('sends nothing while a field is wrong, focuses the first and ties the message to it (AX-29)', async () => {
    const { user, name, quota, submit, onSubmit } = open()
    await user.clear(name)
    await user.clear(quota)
    await user.type(quota, '1e6')
    await user.click(submit())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(name)).toContain('Please fill in this field')
    expect(describedBy(name)).toContain('Required · Any name')
    expect(describedBy(quota)).toContain('Only digits are allowed here')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(quota.value).toBe('1e6')
  })

  it('lists several wrong fields with links that lead there and nowhere else (AX-29, AX-64)', async () => {
    const { user, name, quota, submit } = open()
    await user.clear(name)
    await user.clear(quota)
    await user.click(submit())
    const before = window.location.href
    expect(screen.getByText('Please correct 2 fields')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Quota' }))
    expect(document.activeElement).toBe(quota)
    expect(window.location.href).toBe(before)
  })

  it('focuses the wrong field again at each further try', async () => {
    const { user, name, quota, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await user.click(quota)
    await user.click(submit())
    expect(document.activeElement).toBe(name)
  })

  it('takes a message away as soon as its field changes', async () => {
    const { user, name, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await user.type(name, 'a')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('lets what was switched off be wrong', async () => {
    const { user, quota, name, submit, onSubmit } = open()
    expect(screen.getByRole('combobox', { name: 'Models' })).toBeTruthy()
    await user.clear(quota)
    await user.clear(name)
    await user.click(submit())
    await user.click(screen.getByRole('switch', { name: 'Unlimited quota' }))
    expect(quota.disabled).toBe(true)
    expect(quota.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText('Please correct 2 fields')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Models' })).toBeNull()
    await user.type(name, 'a{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('leaves Enter to whoever composes Chinese', () => {
    const { name } = open()
    expect(fireEvent.keyDown(name, { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true)
  })
})

describe('judging while typing', () => {
  it('scolds on leaving a changed field only', async () => {
    const { user, name, quota } = open()
    await user.click(name)
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(name, '令牌令牌')
    await user.click(quota)
    expect((await screen.findByRole('alert')).textContent).toBe('At most 6 bytes; this text has 15')
  })

  it('says what the server refused, at its field', async () => {
    const { user, name } = open()
    await user.click(screen.getByRole('button', { name: 'refuse' }))
    expect(describedBy(name)).toContain('taken')
  })

  it('says it again in another language', async () => {
    const { user, name, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await act(() => setLanguage('zh'))
    expect(screen.getByRole('alert').textContent).toBe('请填写此字段')
  })
})

describe('a refusal', () => {
  it('is told at the form with the focus on it, and what was typed stays', async () => {
    const { user, name, show } = open()
    await user.type(name, 'er')
    show({ busy: true })
    show({ problem: { message: 'no more tokens' } })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('no more tokens')
    expect(document.activeElement).toBe(alert)
    expect(name.value).toBe('older')
  })

  it('takes the focus again when it comes again, and none while typing goes on', async () => {
    const { user, name, show } = open()
    const problem = { message: 'no' }
    show({ problem })
    await user.type(name, 'x')
    expect(document.activeElement).toBe(name)
    show({ busy: true, problem })
    expect(screen.queryByRole('alert')).toBeNull()
    show({ problem })
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('marks Chinese words on an English page (AX-08)', () => {
    open().show({ problem: { message: '令牌数量已达上限' } })
    expect(screen.getByRole('alert').lang).toBe('zh')
  })

  it('offers to send again when nobody knows what became of it', () => {
    const { show, submit } = open()
    show({ problem: { message: 'no answer', isOutcomeUnknown: true } })
    expect(submit().textContent).toBe('Send again')
  })
})

describe('one save at a time (FM-W6)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('sends a double press once, and a later one again (CD-22)', async () => {
    const { onSubmit } = open()
    press()
    press()
    await act(() => vi.advanceTimersByTimeAsync(499))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('sends corrected answers at once, however soon after a refusal', async () => {
    const { onSubmit, name } = open()
    press()
    await act(() => vi.advanceTimersByTimeAsync(20))
    fireEvent.change(name, { target: { value: 'new' } })
    press()
    press()
    expect(onSubmit.mock.calls.map(([values]) => values.name)).toEqual(['old', 'new'])
  })

  it('waits for what the submit returned', async () => {
    const { onSubmit } = open()
    let refuse: ((error: Error) => void) | undefined
    onSubmit.mockReturnValueOnce(new Promise((_keep, reject) => (refuse = reject)))
    press()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    refuse?.(new Error('refused'))
    await act(() => vi.advanceTimersByTimeAsync(0))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('is not dead after a submit that threw', async () => {
    const { onSubmit } = open()
    onSubmit.mockImplementationOnce(() => {
      throw new Error('a bug')
    })
    const heard = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
    window.addEventListener('error', heard)
    press()
    window.removeEventListener('error', heard)
    await act(() => vi.advanceTimersByTimeAsync(500))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('does nothing while busy, keeps its focus, and speaks up after five seconds (AX-33)', async () => {
    const { onSubmit, submit, show } = open()
    submit().focus()
    show({ busy: true })
    press()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(submit())
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    const form = screen.getByRole('form')
    expect(form.getAttribute('aria-busy')).toBe('true')
    expect(within(form).queryByText(/Still working/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(within(form).getByText(/Still working/).tagName).toBe('OUTPUT')
  })

  it('counts down what the server asks to wait, announced at both ends (AX-38)', async () => {
    const { onSubmit, submit, show } = open()
    show({ problem: { message: 'too many', waitSeconds: 2 } })
    expect(submit().textContent).toBe('Submit (2)')
    expect(screen.getByText('You can send again in 2 seconds.')).toBeTruthy()
    press()
    expect(onSubmit).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(submit().textContent).toBe('Submit')
    expect(screen.getByText('You can send again now.')).toBeTruthy()
    press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
