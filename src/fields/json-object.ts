/** Members of a JSON object by name. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a parsed JSON value is an object, not a list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
