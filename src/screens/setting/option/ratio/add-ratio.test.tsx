import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddRatio } from './add-ratio'
import { render } from '../../../../../checks/render'

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

it.each([
  ['gpt-4o\u200B', 'gpt-4o', 1],
  ['\uFEFFclaude-3-opus', 'claude-3-opus', 1],
  ['qwen\u00AD-max', 'qwen-max', 1],
  ['\u202Edeepseek-chat\u202C', 'deepseek-chat', 2],
  ['glm\u2060-4\u200D ', 'glm-4', 2],
  ['  mistral-large\t', 'mistral-large', 0],
  ['模型\u200E甲', '模型甲', 1],
])(
  'add ratio: of the name %j only what can be seen is added, and the rest counted',
  (typed, name, removed) => {
    const onAdd = vi.fn<(name: string, raw: string) => void>()
    render(<AddRatio noun="model" onAdd={onAdd} />)
    type('Name', typed)
    expect(screen.queryByRole('alert')?.textContent?.match(/\d+/)?.[0] ?? '0').toBe(String(removed))
    type('Ratio', '1.5')
    fireEvent.click(screen.getByRole('button'))
    expect(onAdd.mock.calls).toEqual([[name, '1.5']])
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('add ratio: a name of invisible characters alone is no name', () => {
  const onAdd = vi.fn<(name: string, raw: string) => void>()
  render(<AddRatio noun="group" onAdd={onAdd} />)
  type('Name', '\u200B\uFEFF')
  type('Ratio', '1')
  fireEvent.click(screen.getByRole('button'))
  expect(onAdd).not.toHaveBeenCalled()
})
