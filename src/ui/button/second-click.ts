import type { MouseEvent } from 'react'

/** Upper bound of a slow double click. */
const DOUBLE_CLICK_MS = 500

let last: { button: EventTarget | null; at: number } = { button: null, at: -Infinity }

/** Whether a click is the second one of a double click on the same button. */
export function isSecondClick({ currentTarget: button, detail, timeStamp: at }: MouseEvent): boolean {
  // `detail` counts clicks per screen position: after a row is deleted, the next row's button is at that position
  // and its first click has `detail` 2. The response may arrive between two clicks; the second would toggle back.
  const isSecond = last.button === button && detail > 1 && at - last.at < DOUBLE_CLICK_MS
  last = { button, at }
  return isSecond
}
