import type { KeyboardEvent } from 'react'

// Safari ends the composition before the keydown event of the key that ended it; that event has key code 229.
const COMPOSING_KEY_CODE = 229

/** Whether a key event belongs to an IME composition, such as the Enter that confirms a Chinese word. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE
}
