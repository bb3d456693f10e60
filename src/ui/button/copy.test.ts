import { beforeEach, expect, it, vi } from 'vitest'
import { notify } from '../notifications/notify'
import { copy } from './copy'

vi.mock('../notifications/notify', () => ({ notify: vi.fn<() => void>() }))

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  vi.mocked(notify).mockClear()
})

it('copy: a refused text goes to the fallback, and the notification says where it is', async () => {
  const showFallback = vi.fn<(text: string) => void>()
  expect(await copy('https://a.example', showFallback)).toBe(false)
  expect(showFallback).toHaveBeenCalledExactlyOnceWith('https://a.example')
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('search box'))
})

it('copy: without a fallback the notification shows the refused text', async () => {
  expect(await copy('https://a.example')).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'warning',
    'Could not copy. Copy it by hand: https://a.example',
  )
})

it('copy: a refused text that would fill the notification is to be selected', async () => {
  expect(await copy('a'.repeat(1001))).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'warning',
    'Could not copy. Select the text and copy it by hand.',
  )
})
