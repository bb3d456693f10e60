import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineFields, field } from '#/fields/fields'
import { initialValues } from '#/fields/record-values'
import { Field } from './field'
import { FormFixture } from './form.fixture'
import { render } from '../../../checks/render'

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  quota: field.integer({ label: 'common.quota' }),
  password: field.secret({ label: 'token.subnet' }),
})
const seed = { ...initialValues(fields), name: 'old', quota: '5' }
const HOUR = 60 * 60 * 1000

function open(owner: number | string = 7, formKey = 'token/5', values = seed) {
  const view = render(
    <FormFixture fields={fields} seed={values} draft={{ owner, formKey }}>
      {(form) => (
        <>
          <Field form={form} name="name" />
          <Field form={form} name="quota" />
          <Field form={form} name="password" />
          <button type="button" onClick={form.markSaved}>
            saved
          </button>
          <button type="button" onClick={form.draft.drop}>
            drop
          </button>
          <p>{JSON.stringify(form.base())}</p>
        </>
      )}
    </FormFixture>,
  )
  return { ...view, name: input('Name'), quota: input('Quota'), password: input('Subnets') }
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const notice = () => screen.queryByText(/is here again/)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (element: HTMLInputElement, value: string) => fireEvent.change(element, { target: { value } })
const stored = () =>
  JSON.stringify([...Object.entries(window.sessionStorage), ...Object.entries(window.localStorage)])
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 4, 5) })
})

describe('draft of a form', () => {
  it('is stored 500 ms after the last input and restored on the next visit', () => {
    const { name, unmount } = open()
    type(name, 'new')
    expect(stored()).toBe('[]')
    pass(500)
    expect(stored()).toContain('new')
    unmount()
    const again = open()
    expect(notice()?.textContent).toContain('2031-02-03 04:05')
    expect(again.name.value).toBe('new')
  })

  it.each(['when the form unmounts', 'when the page is hidden'])('is stored %s', (when) => {
    const { name, unmount } = open()
    type(name, 'new')
    if (when.includes('page')) fireEvent(window, new Event('pagehide'))
    else unmount()
    expect(stored()).toContain('new')
  })

  it('is not restored for another user or in another form (T-39)', () => {
    const first = open()
    type(first.name, 'new')
    first.unmount()
    open(8).unmount()
    expect(notice()).toBeNull()
    open(7, 'token/6')
    expect(notice()).toBeNull()
  })

  it('is removed when the original values are typed back', () => {
    const { name, unmount } = open()
    type(name, 'new')
    pass(500)
    type(name, 'old')
    unmount()
    expect(stored()).toBe('[]')
  })

  it('never contains a secret, and asks for it to be retyped (CD-19, T-39, AX-66)', () => {
    const first = open()
    type(first.name, 'new')
    type(first.password, 'hush-hush')
    first.unmount()
    expect(stored()).toContain('new')
    expect(stored()).not.toContain('hush')
    const { password } = open()
    expect(password.value).toBe('')
    expect(screen.getByText(/Secrets are not stored/)).toBeTruthy()
    expect(screen.getByText(/Not stored in the draft: enter it again/)).toBeTruthy()
    type(password, 'hush')
    expect(screen.queryByText(/Not stored in the draft/)).toBeNull()
  })

  it.each(['saved', 'drop'])('is removed by %s, and not stored again on unmount', (how) => {
    const { name, unmount } = open()
    type(name, 'new')
    pass(500)
    press(how)
    unmount()
    expect(stored()).toBe('[]')
  })

  it('is removed when it is discarded', () => {
    const first = open()
    type(first.name, 'new')
    first.unmount()
    const { name, unmount } = open()
    press('Discard them')
    expect(name.value).toBe('old')
    expect(document.activeElement).toBe(name)
    unmount()
    expect(stored()).toBe('[]')
  })

  it('restores the base values, so that a save detects a conflict', () => {
    const first = open()
    type(first.name, 'new')
    first.unmount()
    const key = Object.keys(window.sessionStorage)[0] ?? ''
    window.sessionStorage.setItem(key, stored().includes('old') ? storedDraftText(key) : '')
    open()
    expect(screen.getByText(/"name":"older"/)).toBeTruthy()
  })

  it('is none any more once the server has what it holds', () => {
    const first = open()
    type(first.name, 'new')
    first.unmount()
    open(7, 'token/5', { ...seed, name: 'new' })
    expect(notice()).toBeNull()
    expect(screen.getByText(/"name":"new"/)).toBeTruthy()
  })

  it('expires after 24 hours (CD-19)', () => {
    const first = open()
    type(first.name, 'new')
    first.unmount()
    vi.advanceTimersByTime(23 * HOUR)
    open().unmount()
    expect(stored()).toContain('new')
    vi.advanceTimersByTime(HOUR)
    open()
    expect(notice()).toBeNull()
    expect(stored()).toBe('[]')
  })

  it.each(['{', '[]', '{"at":1,"mine":{"name":5},"base":{},"secrets":[]}', '{"at":9e99}'])(
    'is removed when the stored value is the invalid %s',
    (text) => {
      window.sessionStorage.setItem('draft:7:token/5', text)
      open()
      expect(notice()).toBeNull()
      expect(stored()).toBe('[]')
    },
  )

  it('read: drops a secret found in the storage', () => {
    const text = { at: Date.now(), mine: { name: 'a', password: 'x' }, base: { name: 'old' }, secrets: [] }
    window.sessionStorage.setItem('draft:7:token/5', JSON.stringify(text))
    const { name, password } = open()
    expect([name.value, password.value]).toEqual(['a', ''])
  })

  it('reports that the browser cannot store it (CD-50)', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { name } = open('nobody')
    type(name, 'new')
    pass(500)
    expect(screen.getByText(/cannot store a draft/)).toBeTruthy()
  })
})

function storedDraftText(key: string): string {
  return window.sessionStorage.getItem(key)?.replace('"base":{"name":"old"', '"base":{"name":"older"') ?? ''
}
