import { describe, expect, it } from 'vitest'
import { ended, newAnswer, stopped, withPieces, type Answer } from '#/parts/answer/answer'
import { changeAnswer, messagesFor } from './conversation'

const asked = (id = '1') => newAnswer({ id, model: 'm', token: { id: 7, name: 'mine' }, askedAt: 1000 })
const text = (content: string) => ({ kind: 'text', text: content }) as const
const done = (content: string): Answer =>
  ended(withPieces(asked(), [text(content), { kind: 'end', reason: 'stop' }], 1), 2)

describe('conversation', () => {
  const turns = [
    { id: 1, question: 'one', answers: [done('a'), done('b')] },
    { id: 2, question: 'two', answers: [ended(asked(), 1, new Error('no'))] },
  ]

  it('messages: each column sees its own answers, and no turn without one', () => {
    expect(messagesFor(turns, 'three', 1, 'Be brief')).toEqual([
      { role: 'system', content: 'Be brief' },
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'b' },
      { role: 'user', content: 'three' },
    ])
    expect(messagesFor([], 'three', 0, ' ')).toEqual([{ role: 'user', content: 'three' }])
  })

  it('messages: a column that was added later goes on from the first one', () => {
    const [first] = turns
    const before = first ? [{ ...first, answers: [done('a')] }] : []
    expect(messagesFor(before, 'x', 1, '').map(({ content }) => content)).toEqual(['one', 'a', 'x'])
  })

  it('a change of one answer: the other turns stay the same objects', () => {
    const all = [...turns, { id: 3, question: 'x', answers: [asked('7'), asked('8')] }]
    const changed = changeAnswer(all, '8', (answer) => stopped(answer, 5))
    expect(changed.slice(0, 2)).toEqual(turns)
    expect(changed[0]).toBe(turns[0])
    expect(changed[2]?.answers.map(({ state }) => state)).toEqual(['waiting', 'stopped'])
  })
})
