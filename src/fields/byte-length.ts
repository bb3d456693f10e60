const encoder = new TextEncoder()

/** The bytes `text` takes in UTF-8, which is how the server counts its limits. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}
