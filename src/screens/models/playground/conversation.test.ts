import { describe, expect, it } from 'vitest'
import {
  changeAnswer,
  ended,
  messagesFor,
  newAnswer,
  speedOf,
  stopped,
  withPieces,
  type Answer,
} from './conversation'

const asked = (id = '1') => newAnswer({ id, model: 'm', token: { id: 7, name: 'mine' }, askedAt: 1000 })
const text = (content: string) => ({ kind: 'text', text: content }) as const
const done = (content: string): Answer =>
  ended(withPieces(asked(), [text(content), { kind: 'end', reason: 'stop' }], 1), 2)

describe('answer', () => {
  it('pieces: add up to the text, and the first one counts for the time', () => {
    const first = withPieces(asked(), [{ kind: 'opened', requestId: 'r1' }], 1100)
    expect(first).toMatchObject({ state: 'waiting', requestId: 'r1' })
    const second = withPieces(first, [text('Hel'), text('lo')], 1500)
    const third = withPieces(second, [text('!'), { kind: 'odd', line: 'overloaded' }], 1700)
    expect(third).toMatchObject({ state: 'streaming', text: 'Hello!', firstAt: 1500, pieces: 3, oddLines: 1 })
  })

  it.each([
    ['a reason', { ...asked(), reason: 'length' }, undefined, 'done'],
    ['no reason', asked(), undefined, 'cutOff'],
    ['an error', asked(), new Error('no'), 'failed'],
  ])('the end: with %s', (_, answer, error, state) => {
    expect(ended(answer, 2000, error)).toMatchObject({ state, endedAt: 2000, error })
  })

  it('stopped: later pieces and the abort that follows change nothing', () => {
    const answer = stopped(withPieces(asked(), [text('Hel')], 1100), 1200)
    expect(answer).toMatchObject({ state: 'stopped', text: 'Hel' })
    expect(withPieces(answer, [text('lo')], 1300)).toBe(answer)
    expect(ended(answer, 1300, new Error('aborted'))).toBe(answer)
    expect(stopped(answer, 1400)).toBe(answer)
  })

  it('speed: by the tokens of the log entry, else by the pieces', () => {
    const answer = { ...asked(), firstAt: 1500, endedAt: 3500, pieces: 10 }
    expect(speedOf(answer, 40)).toEqual({ firstMs: 500, perSecond: 20 })
    expect(speedOf(answer)).toEqual({ firstMs: 500, perSecond: 5 })
    expect(speedOf(asked())).toEqual({ firstMs: undefined, perSecond: undefined })
  })
})

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
