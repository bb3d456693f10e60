import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MantineProvider } from '@mantine/core'
import { AnswerText } from './answer-text'

const code = () => screen.getAllByRole('region').map(({ textContent }) => textContent)

it('answer: paragraphs and pieces of code, each with a button that copies it', () => {
  render(<AnswerText text={'One\n\n```c++ main\nx = 1\n\ny\n```\nend\n\n````md\n```\nx\n```\n````'} />, {
    wrapper: MantineProvider,
  })
  expect(code()).toEqual(['x = 1\n\ny', '```\nx\n```'])
  expect(screen.getAllByRole('region')[0]?.getAttribute('aria-label')).toBe('c++')
  expect(screen.getAllByRole('button', { name: 'Copy the code' })).toHaveLength(2)
  expect(screen.getByText('end')).toBeTruthy()
})

it('answer: code that is still arriving is code, and a long one keeps every line', () => {
  const source = Array.from({ length: 250 }, (_, at) => `line ${at}`).join('\n')
  render(<AnswerText text={`\`\`\`\n${source}`} />, { wrapper: MantineProvider })
  expect(code()).toEqual([source])
})
