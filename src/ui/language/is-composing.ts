import type { KeyboardEvent } from 'react'

// Safari ends a composition before the key that ended it; 229 is how that key is then told apart.
const COMPOSING_KEY_CODE = 229

/** True for a key that belongs to an input method: the Enter that takes a Chinese word over submits nothing. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE
}
