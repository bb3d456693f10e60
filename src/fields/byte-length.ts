const encoder = new TextEncoder()

/** Length of `text` in UTF-8 bytes, which is how the server counts its limits. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}
