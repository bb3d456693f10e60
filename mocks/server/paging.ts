/** The page a list call asks for, from 0; missing, negative or unreadable is 0 (K6.1). */
export function pageOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('p') ?? ''
  return /^\+?\d+$/.test(text) ? Number(text) : 0
}
