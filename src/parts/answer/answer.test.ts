import { describe, expect, it } from 'vitest'
import { ended, newAnswer, speedOf, stopped, withPieces } from './answer'

const asked = (id = '1') => newAnswer({ id, model: 'm', token: { id: 7, name: 'mine' }, askedAt: 1000 })
const text = (content: string) => ({ kind: 'text', text: content }) as const

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
    expect(speedOf({ ...answer, state: 'stopped' }, 40)).toEqual(speedOf(answer))
    expect(speedOf(asked())).toEqual({ firstMs: undefined, perSecond: undefined })
  })
})
