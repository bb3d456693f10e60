import { ask, MODEL, openPlayground, serveModel } from '../models/stream-support'
import { EMBEDDED_URL, PROXIED_URL } from '../support/origins'
import { expect, test } from '../support/test'

/** The embedded gateway pauses so long between the words of a slow provider, in ms. */
const PAUSE_MS = 400
const WORDS = 6

for (const [host, baseURL, tag] of [
  ['deploy/nginx.conf', EMBEDDED_URL, ''],
  ['the proxy of GATEWAY_URL', PROXIED_URL, ' @all'],
] as const)
  test.describe(`behind ${host}${tag}`, () => {
    test.use({ baseURL })

    test('a streamed answer arrives word by word, not at its end', async ({ page, world }) => {
      await serveModel(world, 'slow')
      await openPlayground(page)
      const times = page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = []
            let length = 0
            const look = () => {
              const text = document.querySelector('article')?.textContent ?? ''
              if (text.length !== length) seen.push(performance.now())
              length = text.length
              if (text.includes('Log entry')) resolve(seen)
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
      await ask(page, Array.from({ length: WORDS }, (_, at) => `word${at}`).join(' '))
      await expect(page.getByRole('article', { name: `Answer of ${MODEL}` })).toContainText(
        `word${WORDS - 1}`,
      )
      const seen = await times
      expect(seen.length).toBeGreaterThan(WORDS / 2)
      // Held back, all of it would come in one moment.
      expect((seen.at(-1) ?? 0) - (seen[0] ?? 0)).toBeGreaterThan((WORDS / 2) * PAUSE_MS)
    })
  })
