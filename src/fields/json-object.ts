/** Whether a parsed JSON value is an object, not a list. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that a JSON text holds, perhaps after a byte order mark; undefined for any other text. */
export function parseJsonObject(text: string) {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isJsonObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
