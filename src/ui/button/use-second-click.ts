import { useRef, type MouseEvent } from 'react'

/** Upper bound of a slow double click. */
const DOUBLE_CLICK_MS = 500

/** Returns a function that tells whether a click is the second one of a double click on the same button. */
export function useSecondClick() {
  const last = useRef<{ button: EventTarget | null; at: number }>({ button: null, at: -Infinity })
  return (event: MouseEvent, button: EventTarget | null = event.currentTarget): boolean => {
    const isSame = last.current.button === button
    // `event.detail` counts clicks per screen position: after a row is deleted, the next row's button is at that position
    // and its first click has `detail` 2. The response may arrive between two clicks; the second would toggle back.
    const isSecond = isSame && event.detail > 1 && event.timeStamp - last.current.at < DOUBLE_CLICK_MS
    last.current = { button, at: event.timeStamp }
    return isSecond
  }
}
