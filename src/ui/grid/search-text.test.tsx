import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchBox } from './search-text'
import { render } from '../../../checks/render'

function SearchBoxFixture({
  onKeyword,
  prefill,
}: {
  onKeyword: (keyword: string) => void
  prefill?: string
}) {
  const [keyword, setKeyword] = useState('')
  return (
    <>
      <SearchBox
        keyword={keyword}
        prefill={prefill}
        onKeyword={(next) => {
          onKeyword(next)
          setKeyword(next)
        }}
      />
      <button type="button" onClick={() => setKeyword('elsewhere')}>
        go back
      </button>
    </>
  )
}

function open(prefill?: string) {
  const onKeyword = vi.fn<(keyword: string) => void>()
  render(<SearchBoxFixture onKeyword={onKeyword} prefill={prefill} />)
  return {
    onKeyword,
    box: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }),
    user: userEvent.setup(),
  }
}

describe('search box', () => {
  it('Enter searches for the trimmed text, once', async () => {
    const { onKeyword, box, user } = open()
    await user.type(box, ' ab {Enter}')
    await user.tab()
    expect(onKeyword.mock.calls).toEqual([['ab']])
    expect(box.value).toBe(' ab ')
  })

  it('a text that the URL cannot hold stays and is told, until it is shorter', async () => {
    const { onKeyword, box, user } = open()
    await user.click(box)
    await user.paste('x'.repeat(501))
    await user.keyboard('{Enter}')
    expect(screen.getByText('At most 500 characters; this text has 501')).toBeTruthy()
    expect(box.value).toHaveLength(501)
    expect(onKeyword).not.toHaveBeenCalled()
    await user.keyboard('{Backspace}{Enter}')
    expect(screen.queryByText(/At most 500/)).toBeNull()
    expect(onKeyword.mock.calls).toEqual([['x'.repeat(500)]])
  })

  it('typing searches after a debounce, clearing at once', async () => {
    const { onKeyword, box, user } = open()
    await user.type(box, 'ab')
    expect(onKeyword).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onKeyword.mock.calls).toEqual([['ab']]))
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(onKeyword.mock.calls).toEqual([['ab'], ['']])
    expect(document.activeElement).toBe(box)
  })

  it.each([
    'Bearer sk-abcdefgh',
    '“sk-abcdefgh”',
    's\u200Bk-abcdefgh',
    'ｓｋ－ａｂｃｄｅｆｇｈ',
    'OPENAI_API_KEY=sk-abcdefgh',
    '0123456789abcdef 0123456789abcdef',
    '\u202A0123456789abcdef0123456789abcdef\u202C',
  ])('a pasted key is not searched for: %j (T-23)', async (text) => {
    const { onKeyword, box, user } = open()
    await user.click(box)
    await user.paste(text)
    await user.keyboard('{Enter}')
    await user.tab()
    expect(screen.getByRole('alert').textContent).toContain('This is a key')
    expect(onKeyword).not.toHaveBeenCalled()
  })

  it('invisible characters are not part of the search', async () => {
    const { onKeyword, box, user } = open()
    await user.click(box)
    await user.paste('\u200Bali\u00ADce\uFEFF')
    await user.keyboard('{Enter}')
    expect(onKeyword.mock.calls).toEqual([['alice']])
  })

  it('a secret key is not searched for on Enter, on blur or after the debounce (T-23)', async () => {
    vi.useFakeTimers()
    const { onKeyword, box } = open()
    fireEvent.change(box, { target: { value: ' sk-abc' } })
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.getByRole('alert').textContent).toContain('This is a key')
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.blur(box)
    expect(onKeyword).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('Enter that ends an IME composition does not search (CD-51)', () => {
    const { onKeyword, box } = open()
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: '令牌' } })
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    // Safari sends key code 229 instead of `isComposing`.
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(onKeyword).not.toHaveBeenCalled()
    fireEvent.compositionEnd(box)
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onKeyword.mock.calls).toEqual([['令牌']])
  })

  it('a keyword from outside replaces the text', async () => {
    const { box, user } = open()
    await user.type(box, 'mine{Enter}')
    await user.click(screen.getByRole('button', { name: 'go back' }))
    expect(box.value).toBe('elsewhere')
  })

  it('a prefill is shown and not searched for on blur', async () => {
    const { onKeyword, box, user } = open('sk-copied')
    expect(box.value).toBe('sk-copied')
    await user.click(box)
    await user.tab()
    expect(onKeyword).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(box, 'x{Enter}')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
