import { refuse } from './reply'

type Param = string | readonly string[] | undefined

function digits(text: string): number | undefined {
  return /^[+-]?\d+$/.test(text) ? Number(text) : undefined
}

/** The id in a path, where the server answers an unreadable one with its parser's text (K1.3). */
export function pathId(param: Param): number {
  const text = String(param ?? '')
  const id = digits(text)
  if (id === undefined) throw refuse(`strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`)
  if (!(Math.abs(id) < 2 ** 63))
    throw refuse(`strconv.Atoi: parsing ${JSON.stringify(text)}: value out of range`)
  return id
}

/** The id in a path, where the server goes on with 0 when it cannot read it (K1.3). */
export function pathIdOrZero(param: Param): number {
  return digits(String(param ?? '')) ?? 0
}
