import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { bytesRule } from '#/fields/rules'
import { initialValues } from '#/fields/record-values'
import { setLanguage } from '#/i18n/i18n'
import { Field } from './field'
import type { FormProblem } from './form-problem'
import { FormFixture } from './form.fixture'
import { render } from '../../../checks/render'

const fields = defineFields(
  {
    name: field.text({ label: 'common.name', required: true, rule: bytesRule(6) }),
    models: field.tags({ label: 'token.models' }),
    quota: field.integer({ label: 'common.quota' }),
    unlimited: field.switch({ label: 'token.unlimitedQuota' }),
  },
  {
    quota: { disabledWhen: ({ unlimited }) => unlimited },
    models: { visibleWhen: ({ unlimited }) => !unlimited },
  },
)
const seed = { ...initialValues(fields), name: 'old', quota: '5' }

type Submit = (values: typeof seed) => unknown
type State = { busy?: boolean; problem?: FormProblem | null }

function Form({ onSubmit, busy, problem }: State & { onSubmit: Submit }) {
  return (
    <FormFixture fields={fields} seed={seed} busy={busy} problem={problem} onSubmit={onSubmit}>
      {(form) => (
        <>
          <Field form={form} name="name" hint="Any name" />
          <Field form={form} name="models" />
          <Field form={form} name="quota" />
          <Field form={form} name="unlimited" />
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
    submit: () => screen.getByRole('button', { name: /Save|Send again/ }),
    show: (state: State) => view.rerender(<Form onSubmit={onSubmit} {...state} />),
  }
}

const submitForm = () => fireEvent.submit(screen.getByRole('form', { name: 'The form' }))

/** Text that describes an element for screen readers. */
function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

describe('record form: submit', () => {
  it('passes the typed values', async () => {
    const { user, name, submit, onSubmit } = open()
    await user.clear(name)
    await user.type(name, 'new')
    await user.click(submit())
    expect(onSubmit.mock.calls).toEqual([[{ ...seed, name: 'new' }, expect.anything()]])
  })

  it('with invalid fields sends nothing, focuses the first and links its error message (AX-29)', async () => {
    const { user, name, quota, submit, onSubmit } = open()
    await user.clear(name)
    await user.clear(quota)
    await user.type(quota, '1e6')
    await user.click(submit())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(name)).toContain('Please fill in this field')
    expect(describedBy(name)).toContain('Any name')
    expect(describedBy(quota)).toContain('Only digits are allowed here')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(quota.value).toBe('1e6')
  })

  it('lists several invalid fields with links that focus them without a navigation (AX-29, AX-64)', async () => {
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

  it('focuses the invalid field again on every further try', async () => {
    const { user, name, quota, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await user.click(quota)
    await user.click(submit())
    expect(document.activeElement).toBe(name)
  })

  it('removes an error message as soon as its field changes', async () => {
    const { user, name, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await user.type(name, 'a')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('ignores invalid values of disabled and hidden fields', async () => {
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

  it('Enter that confirms an IME composition does not submit', () => {
    const { name } = open()
    expect(fireEvent.keyDown(name, { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(true)
  })
})

describe('record form: validation', () => {
  it('validates on blur, only if the field was edited', async () => {
    const { user, name, quota } = open()
    await user.click(name)
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(name, '令牌令牌')
    await user.click(quota)
    expect((await screen.findByRole('alert')).textContent).toBe('At most 6 bytes; this text has 15')
  })

  it('shows an error of the server at its field', async () => {
    const { user, name } = open()
    await user.click(screen.getByRole('button', { name: 'refuse' }))
    expect(describedBy(name)).toContain('taken')
  })

  it('translates the error messages on a locale change', async () => {
    const { user, name, submit } = open()
    await user.clear(name)
    await user.click(submit())
    await act(() => setLanguage('zh'))
    expect(screen.getByRole('alert').textContent).toBe('请填写此字段')
  })
})

describe('record form: failed submit', () => {
  it('shows a focused alert and keeps the typed values', async () => {
    const { user, name, show } = open()
    await user.type(name, 'er')
    show({ busy: true })
    show({ problem: { message: 'no more tokens' } })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('no more tokens')
    expect(document.activeElement).toBe(alert)
    expect(name.value).toBe('older')
  })

  it('focuses the alert again when it reappears, but not while typing', async () => {
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

  it('marks a Chinese message on an English page with its language (AX-08)', () => {
    open().show({ problem: { message: '令牌数量已达上限' } })
    expect(screen.getByRole('alert').lang).toBe('zh')
  })

  it('labels the button "Send again" when the outcome is unknown', () => {
    const { show, submit } = open()
    show({ problem: { message: 'no answer', isOutcomeUnknown: true } })
    expect(submit().textContent).toBe('Send again')
  })
})

describe('record form: one submit at a time (FM-W6)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('a double click submits once, a click after 500 ms submits again (CD-22)', async () => {
    const { onSubmit } = open()
    submitForm()
    submitForm()
    await act(() => vi.advanceTimersByTimeAsync(499))
    submitForm()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    submitForm()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('corrected values are submitted immediately, however soon after a refusal', async () => {
    const { onSubmit, name } = open()
    submitForm()
    await act(() => vi.advanceTimersByTimeAsync(20))
    fireEvent.change(name, { target: { value: 'new' } })
    submitForm()
    submitForm()
    expect(onSubmit.mock.calls.map(([values]) => values.name)).toEqual(['old', 'new'])
  })

  it('does nothing while busy, keeps the focus, and announces "Still working" after five seconds (AX-33)', async () => {
    const { onSubmit, submit, show } = open()
    submit().focus()
    show({ busy: true })
    submitForm()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(submit())
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    const form = screen.getByRole('form')
    expect(form.getAttribute('aria-busy')).toBe('true')
    expect(within(form).queryByText(/Still saving/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(within(form).getByText(/Still saving/).tagName).toBe('OUTPUT')
  })

  it('counts down a rate limit, announcing its start and end (AX-38)', async () => {
    const { onSubmit, submit, show } = open()
    show({ problem: { message: 'too many', waitSeconds: 2 } })
    expect(submit().textContent).toBe('Save (2)')
    expect(screen.getByText('You can retry in 2 seconds.')).toBeTruthy()
    submitForm()
    expect(onSubmit).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(submit().textContent).toBe('Save')
    expect(screen.getByText('You can retry now.')).toBeTruthy()
    submitForm()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
