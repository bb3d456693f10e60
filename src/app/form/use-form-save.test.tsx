import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineFields, type FieldValues, field } from '#/fields/fields'
import { HttpFailure } from '#/http/failure'
import { createCache } from '#/app/cache'
import { useRecordForm } from '#/ui/form/use-record-form'
import { notify } from '#/ui/notifications/notify'
import { initialValues, type Changes } from '#/fields/record-values'
import { useFormSave, useRecordSave } from './use-form-save'

vi.mock('#/ui/notifications/notify')

const fields = defineFields({
  name: field.text({ label: 'common.name' }),
  quota: field.integer({ label: 'common.quota' }),
  key: field.secret({ label: 'common.quota' }),
})
type Pear = { name: string; quota: number }
type Typed = FieldValues<typeof fields>

const valuesOf = ({ name, quota }: Pear): Typed => ({ ...initialValues(fields), name, quota: String(quota) })
const OLD: Pear = { name: 'old', quota: 5 }

const read = vi.fn<() => Promise<Pear>>()
const write = vi.fn<(save: { changes: Changes }) => Promise<unknown>>()
const create = vi.fn<(values: Typed) => Promise<unknown>>()

const changesOf = (values: Typed, now: Pear): Changes => ({
  ...(values.name.trim() !== now.name && { name: values.name.trim() }),
  ...(Number(values.quota) !== now.quota && { quota: Number(values.quota) }),
  ...(values.key !== '' && { key: values.key }),
})
const onSaved = vi.fn<(stored: Pear | undefined) => void>()
let cache: QueryClient

/** The fake server stores what is written. */
beforeEach(() => {
  let stored = OLD
  read.mockReset().mockImplementation(async () => stored)
  write.mockReset().mockImplementation(async ({ changes: { key: _key, ...members } }) => {
    stored = { ...(await read()), ...members }
  })
  create.mockReset().mockResolvedValue(undefined)
  onSaved.mockReset()
  vi.mocked(notify).mockClear()
  cache = createCache(() => {})
})

function Providers({ children }: PropsWithChildren) {
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}

function open() {
  const opened = renderHook(
    () => {
      const form = useRecordForm({ fields, initialValues: valuesOf(OLD), isStored: true })
      return { form, save: useRecordSave({ form, read, valuesOf, changesOf, write, onSaved }) }
    },
    { wrapper: Providers },
  )
  const current = () => opened.result.current
  return {
    ...opened,
    form: () => current().form,
    save: () => current().save,
    type: (values: Partial<Typed>) => act(async () => current().form.setValues(values)),
    submit: () => act(async () => void (await current().save.submit(current().form.values()))),
  }
}

it('a new record is written once with the typed values, and not kept in the cache after the form unmounts', async () => {
  const { result, unmount } = renderHook(
    () => {
      const form = useRecordForm({ fields, initialValues: initialValues(fields) })
      return { form, save: useFormSave({ form, write: create, onSaved: () => onSaved(undefined) }) }
    },
    { wrapper: Providers },
  )
  await act(async () => result.current.form.setValues({ key: 'sk-secret' }))
  await act(async () => void (await result.current.save.submit(result.current.form.values())))
  expect(create.mock.calls.map(([values]) => values)).toEqual([
    { ...initialValues(fields), key: 'sk-secret' },
  ])
  expect(onSaved).toHaveBeenCalledOnce()
  expect(result.current.form.isSaved()).toBe(true)
  expect(result.current.form.isDirty()).toBe(false)
  unmount()
  await waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]))
})

describe('an edited record', () => {
  it('is refetched, written with its changes over the current record, and read back', async () => {
    read.mockResolvedValueOnce({ name: 'old', quota: 9 }).mockResolvedValueOnce({ name: 'old', quota: 9 })
    const { type, submit } = open()
    await type({ name: 'typed' })
    await submit()
    expect(write.mock.calls.flat()).toEqual([{ now: { name: 'old', quota: 9 }, changes: { name: 'typed' } }])
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ name: 'typed', quota: 9 })
    expect(notify).not.toHaveBeenCalled()
  })

  it('is saved when reading it back fails', async () => {
    write.mockResolvedValue(undefined)
    read.mockResolvedValueOnce(OLD).mockRejectedValueOnce(new HttpFailure({ kind: 'server' }))
    const { type, submit, save } = open()
    await type({ name: 'typed' })
    await submit()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(save().problem).toBeNull()
  })

  it('is not written when the read before fails', async () => {
    read.mockRejectedValue(new HttpFailure({ kind: 'server' }))
    const { type, submit, save, form } = open()
    await type({ name: 'typed' })
    await submit()
    expect(write).not.toHaveBeenCalled()
    await waitFor(() => expect(save().problem).not.toBeNull())
    expect(form().values().name).toBe('typed')
  })

  it('warns about values that the server discarded, except secrets', async () => {
    write.mockResolvedValue(undefined)
    const { type, submit } = open()
    await type({ name: 'typed', key: 'sk-1' })
    await submit()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringMatching(/Name stayed old/))
    expect(JSON.stringify(vi.mocked(notify).mock.calls)).not.toContain('sk-1')
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('is not written, and no warning follows, if nothing was changed after all', async () => {
    const { type, submit } = open()
    await type({ name: ' old ' })
    await submit()
    expect(write).not.toHaveBeenCalled()
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Nothing was changed')
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('that was deleted on the server is reported and keeps the typed values', async () => {
    read.mockRejectedValue(new HttpFailure({ kind: 'notFound' }))
    const { type, submit, save, form } = open()
    await type({ name: 'typed' })
    await submit()
    await waitFor(() => expect(save().problem?.message).toContain('was deleted'))
    expect(form().values().name).toBe('typed')
    expect(form().isDirty()).toBe(true)
  })
})

describe('a conflict', () => {
  async function openConflict() {
    const opened = open()
    await opened.type({ name: 'mine' })
    read.mockResolvedValue({ name: 'theirs', quota: 7 })
    await opened.submit()
    return opened
  }

  it('shows base, theirs and mine, and writes nothing', async () => {
    const { save, form } = await openConflict()
    expect(write).not.toHaveBeenCalled()
    expect(onSaved).not.toHaveBeenCalled()
    expect(save().conflict?.conflicts).toEqual([
      { name: 'name', base: 'old', theirs: 'theirs', mine: 'mine' },
    ])
    expect(form().values().name).toBe('mine')
  })

  it('that is dismissed writes nothing and keeps the typed values', async () => {
    const { save, form } = await openConflict()
    act(() => save().dismiss())
    expect(save().conflict).toBeUndefined()
    expect(write).not.toHaveBeenCalled()
    expect(form().values().name).toBe('mine')
  })

  it.each(['mine', 'theirs'])('that is resolved with "%s" writes what differs then', async (name) => {
    const { save } = await openConflict()
    await act(async () => save().resolve({ name }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    const now = { name: 'theirs', quota: 7 }
    expect(write.mock.calls.flat()).toEqual(name === 'mine' ? [{ now, changes: { name } }] : [])
    expect(save().conflict).toBeUndefined()
  })

  it('is shown again when the record changes before the resolution is written', async () => {
    const { save } = await openConflict()
    read.mockResolvedValue({ name: 'third', quota: 7 })
    await act(async () => save().resolve({ name: 'mine' }))
    await waitFor(() => expect(save().conflict?.theirs.name).toBe('third'))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('a save that fails', () => {
  it('shows the error in the form, keeps the typed values and can be submitted again', async () => {
    write.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'not today' }))
    const { type, submit, save, form } = open()
    await type({ name: 'typed' })
    await submit()
    await waitFor(() => expect(save().problem?.message).toContain('not today'))
    expect(save().busy).toBe(false)
    expect(onSaved).not.toHaveBeenCalled()
    expect(form().isDirty()).toBe(true)
    expect(notify).not.toHaveBeenCalled()
    await submit()
    expect(onSaved).toHaveBeenCalledOnce()
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('shows a notification when the form is unmounted', async () => {
    write.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'not today' }))
    const { type, submit, unmount } = open()
    await type({ name: 'typed' })
    const sent = submit()
    unmount()
    await sent
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', expect.stringContaining('not today'))
  })
})

describe('a form that unmounts before its save finished', () => {
  it('does not navigate when the save succeeds', async () => {
    const { type, submit, unmount } = open()
    await type({ name: 'typed' })
    const sent = submit()
    unmount()
    await sent
    expect(write).toHaveBeenCalledOnce()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('still warns about values that the server discarded', async () => {
    write.mockResolvedValue(undefined)
    const { type, submit, unmount } = open()
    await type({ name: 'typed' })
    const sent = submit()
    unmount()
    await sent
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('old'))
  })
})
