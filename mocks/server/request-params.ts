import { refuse } from './reply'

/** Zero-based page number of a list call; 0 if missing, negative or invalid (K6.1). */
export function pageOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('p') ?? ''
  return /^\+?\d+$/.test(text) ? Number(text) : 0
}

type Param = string | readonly string[] | undefined

function parseInteger(text: string): number | undefined {
  return /^[+-]?\d+$/.test(text) ? Number(text) : undefined
}

/** Parses a path id. Throws a refusal Response with Go's parse error if it is invalid (K1.3). */
export function pathId(param: Param): number {
  const text = String(param ?? '')
  const id = parseInteger(text)
  if (id === undefined) throw refuse(`strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`)
  if (!(Math.abs(id) < 2 ** 63))
    throw refuse(`strconv.Atoi: parsing ${JSON.stringify(text)}: value out of range`)
  return id
}

/** Parses a path id for calls where the server falls back to 0 if it is invalid (K1.3). */
export function pathIdOrZero(param: Param): number {
  return parseInteger(String(param ?? '')) ?? 0
}
