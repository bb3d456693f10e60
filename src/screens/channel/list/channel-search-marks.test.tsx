import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { channelListOfEachTest } from '../../../../checks/mount-console'

channelListOfEachTest()

it('channel list: a search marks what it has found', async () => {
  const marks = () => [...document.querySelectorAll('tbody mark')].map(({ textContent }) => textContent)
  const box = screen.getByRole('searchbox')
  await userEvent.type(box, 'ai{Enter}')
  await waitFor(() => expect(new Set(marks().map((text) => text?.toLowerCase()))).toEqual(new Set(['ai'])))
  expect(marks()).toContain('AI')
  expect(screen.getByRole('rowheader', { name: 'xAI' }).textContent).toBe('xAI')
})
