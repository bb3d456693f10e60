import { expect, it } from 'vitest'
import { groupByFamily } from './families'

it('families: groups names by prefix, single names last', () => {
  const names = ['o1', 'gpt-4', 'tts-1', 'o3-mini', 'GPT-4o', 'meta-llama/a', 'meta-llama/b', '4.0Ultra', '']
  expect(groupByFamily(names)).toEqual([
    { label: 'gpt', names: ['gpt-4', 'GPT-4o'] },
    { label: 'meta-llama', names: ['meta-llama/a', 'meta-llama/b'] },
    { label: 'o', names: ['o1', 'o3-mini'] },
    { label: '', names: ['tts-1', '4.0Ultra', ''] },
  ])
})

it.each(['__proto__', 'toString', '@cf/meta/llama', '/', '通义千问'])(
  'families: leaves the unusual name %s unchanged',
  (name) => {
    expect(groupByFamily([name])).toEqual([{ label: '', names: [name] }])
  },
)
