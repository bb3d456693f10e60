import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { MantineProvider } from '@mantine/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyValues, defineFields, type FieldValues } from '#/fields/field-values'
import { field } from '#/fields/field'
import { HttpFailure } from '#/http/failure'
import { createCache } from '#/shell/cache'
import { notify } from '#/ui/notifications/notify'
import { useRecordForm } from '#/ui/form/use-record-form'
import { useConflictSafeSave } from './use-conflict-safe-save'

vi.mock('#/ui/notifications/notify')

const fields = defineFields({
  name: field.text({ label: 'token.name' }),
  quota: field.integer({ label: 'token.quota' }),
  key: field.secret({ label: 'token.quota' }),
})
type Pear = { name: string; quota: number }
type Typed = FieldValues<typeof fields>

const toValues = ({ name, quota }: Pear): Typed => ({ ...emptyValues(fields), name, quota: String(quota) })
const OLD: Pear = { name: 'old', quota: 5 }

const read = vi.fn<() => Promise<Pear>>()
const write = vi.fn<(answers: Typed) => Promise<unknown>>()
const onSaved = vi.fn<(kept: Pear | undefined) => void>()
let cache: QueryClient

/** A server that keeps what is written. */
beforeEach(() => {
  let kept = OLD
  read.mockReset().mockImplementation(async () => kept)
  write.mockReset().mockImplementation(async ({ name, quota }) => {
    kept = { name, quota: Number(quota) }
  })
  onSaved.mockReset()
  vi.mocked(notify).mockClear()
  cache = createCache(() => {})
})

function Around({ children }: PropsWithChildren) {
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}

function open(kind: 'new' | 'edit', normalize?: (answers: Typed) => Typed) {
  const opened = renderHook(
    () => {
      const form = useRecordForm({
        fields,
        initialValues: kind === 'new' ? emptyValues(fields) : toValues(OLD),
      })
      const record = kind === 'new' ? {} : { read, toValues }
      return { form, save: useConflictSafeSave({ form, ...record, normalize, write, onSaved }) }
    },
    { wrapper: Around },
  )
  const now = () => opened.result.current
  return {
    ...opened,
    form: () => now().form,
    save: () => now().save,
    type: (answers: Partial<Typed>) => act(async () => now().form.setValues(answers)),
    submit: () => act(async () => void (await now().save.submit(now().form.values()))),
  }
}

describe('a new record', () => {
  it('is written once as typed, without a read', async () => {
    const { type, submit, form } = open('new')
    await type({ name: 'new' })
    await submit()
    expect(write.mock.calls.flat()).toEqual([{ ...emptyValues(fields), name: 'new' }])
    expect(read).not.toHaveBeenCalled()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(form().isSaved()).toBe(true)
    expect(form().isDirty()).toBe(false)
  })
})

describe('an edited record', () => {
  it('is read, written on top of what it is by now, and read back', async () => {
    read.mockResolvedValueOnce({ name: 'old', quota: 9 })
    const { type, submit } = open('edit')
    await type({ name: 'typed' })
    await submit()
    expect(write.mock.calls.flat()).toEqual([{ ...emptyValues(fields), name: 'typed', quota: '9' }])
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ name: 'typed', quota: 9 })
    expect(read).toHaveBeenCalledTimes(2)
    expect(notify).not.toHaveBeenCalled()
  })

  it('is saved although it cannot be read back', async () => {
    read.mockResolvedValueOnce(OLD).mockRejectedValueOnce(new HttpFailure({ kind: 'server' }))
    const { type, submit, save } = open('edit')
    await type({ name: 'typed' })
    await submit()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(save().problem).toBeNull()
  })

  it('is not written when it cannot be read before', async () => {
    read.mockRejectedValue(new HttpFailure({ kind: 'server' }))
    const { type, submit, save, form } = open('edit')
    await type({ name: 'typed' })
    await submit()
    expect(write).not.toHaveBeenCalled()
    await waitFor(() => expect(save().problem).not.toBeNull())
    expect(form().values().name).toBe('typed')
  })

  it('names what the server ignored, but not a secret', async () => {
    write.mockResolvedValue(undefined)
    const { type, submit } = open('edit')
    await type({ name: 'typed', key: 'sk-1' })
    await submit()
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringMatching(/Name stayed old/))
    expect(JSON.stringify(vi.mocked(notify).mock.calls)).not.toContain('sk-1')
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('does not call ignored what the server normalises', async () => {
    write.mockImplementation(async () => void read.mockResolvedValue({ name: 'typed', quota: 5 }))
    const { type, submit } = open('edit', (answers) => ({ ...answers, name: answers.name.trim() }))
    await type({ name: ' typed ' })
    await submit()
    expect(notify).not.toHaveBeenCalled()
  })

  it('that was deleted meanwhile says so and keeps what was typed', async () => {
    read.mockRejectedValue(new HttpFailure({ kind: 'notFound' }))
    const { type, submit, save, form } = open('edit')
    await type({ name: 'typed' })
    await submit()
    await waitFor(() => expect(save().isDeleted).toBe(true))
    expect(form().values().name).toBe('typed')
    expect(form().isDirty()).toBe(true)
  })
})

describe('a conflict', () => {
  async function meet() {
    const opened = open('edit')
    await opened.type({ name: 'mine' })
    read.mockResolvedValue({ name: 'theirs', quota: 7 })
    await opened.submit()
    return opened
  }

  it('is shown with all three values, and nothing is written', async () => {
    const { save, form } = await meet()
    expect(write).not.toHaveBeenCalled()
    expect(onSaved).not.toHaveBeenCalled()
    expect(save().conflict?.conflicts).toEqual([
      { name: 'name', base: 'old', theirs: 'theirs', mine: 'mine' },
    ])
    expect(form().values().name).toBe('mine')
  })

  it('that is dismissed writes nothing and keeps what was typed', async () => {
    const { save, form } = await meet()
    act(() => save().dismiss())
    expect(save().conflict).toBeUndefined()
    expect(write).not.toHaveBeenCalled()
    expect(form().values().name).toBe('mine')
  })

  it.each(['mine', 'theirs'])('that is solved by "%s" writes it with what else was changed', async (name) => {
    const { save } = await meet()
    await act(async () => save().resolve({ name }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(write.mock.calls.flat()).toEqual([{ ...emptyValues(fields), name, quota: '7' }])
    expect(save().conflict).toBeUndefined()
  })

  it('is shown again when the record is changed once more before the choice is written', async () => {
    const { save } = await meet()
    read.mockResolvedValue({ name: 'third', quota: 7 })
    await act(async () => save().resolve({ name: 'mine' }))
    await waitFor(() => expect(save().conflict?.theirs.name).toBe('third'))
    expect(write).not.toHaveBeenCalled()
  })
})

describe('a save that fails', () => {
  it('stays at the form with what was typed, and can be sent again', async () => {
    write.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'not today' }))
    const { type, submit, save, form } = open('edit')
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

  it('is told as a message once the form was left', async () => {
    write.mockRejectedValueOnce(new HttpFailure({ kind: 'refused', serverMessage: 'not today' }))
    const { submit, unmount } = open('edit')
    const sent = submit()
    unmount()
    await sent
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', expect.stringContaining('not today'))
  })
})

describe('a form that was left before its save ended', () => {
  it('goes nowhere when the save succeeds', async () => {
    const { submit, unmount } = open('edit')
    const sent = submit()
    unmount()
    await sent
    expect(write).toHaveBeenCalledOnce()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('still names what the server ignored', async () => {
    write.mockResolvedValue(undefined)
    const { type, submit, unmount } = open('edit')
    await type({ name: 'typed' })
    const sent = submit()
    unmount()
    await sent
    expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('old'))
  })
})

it('does not remember what was typed once the form is closed', async () => {
  const { type, submit, unmount } = open('new')
  await type({ key: 'sk-secret' })
  await submit()
  unmount()
  await waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]))
})
