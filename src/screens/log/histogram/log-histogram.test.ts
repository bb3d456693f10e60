import { describe, expect, it } from 'vitest'
import { barAt, moveSelection, selectedBars } from './log-histogram'

describe('selection of bars', () => {
  it('the first key goes to the newest bar, Home to the oldest', () => {
    expect(moveSelection(undefined, 'ArrowLeft', false, 8)).toEqual({ cursor: 7, anchor: undefined })
    expect(moveSelection(undefined, 'Home', false, 8)).toEqual({ cursor: 0, anchor: undefined })
  })
  it('stays between the first and the last bar', () => {
    expect(moveSelection({ cursor: 7, anchor: undefined }, 'ArrowRight', false, 8)?.cursor).toBe(7)
    expect(moveSelection({ cursor: 0, anchor: undefined }, 'ArrowLeft', false, 8)?.cursor).toBe(0)
  })
  it('Shift keeps the bar where the selection began, in both directions', () => {
    const first = moveSelection({ cursor: 4, anchor: undefined }, 'ArrowLeft', true, 8)
    const second = first && moveSelection(first, 'ArrowLeft', true, 8)
    expect(second).toEqual({ cursor: 2, anchor: 4 })
    expect(second && selectedBars(second)).toEqual([2, 4])
  })
  it('ends without Shift, and other keys do nothing', () => {
    expect(moveSelection({ cursor: 2, anchor: 4 }, 'ArrowRight', false, 8)).toEqual({
      cursor: 3,
      anchor: undefined,
    })
    expect(moveSelection({ cursor: 2, anchor: 4 }, 'a', false, 8)).toBeUndefined()
    expect(moveSelection(undefined, 'ArrowLeft', false, 0)).toBeUndefined()
  })
})

it.each([
  [100, 0],
  [199, 1],
  [500, 7],
  [-5, 0],
])('bar at %i px', (x, bar) => expect(barAt(x, { left: 100, width: 400 }, 8)).toBe(bar))
