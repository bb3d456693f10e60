/** Zero-based page number of a list call; 0 if missing, negative or invalid (K6.1). */
export function pageOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('p') ?? ''
  return /^\+?\d+$/.test(text) ? Number(text) : 0
}
