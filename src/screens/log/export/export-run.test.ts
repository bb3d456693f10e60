import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { JSON_LINES } from '#/resources/log/log-lines'
import { logsWithIds } from '#/resources/log/log.fixture'
import { createExport, type ExportProgress } from './export-run'

let saved: { name: string; text: string }[]

beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const name = this.download
    void blobs
      .get(this.href)
      ?.text()
      .then((text) => saved.push({ name, text }))
  })
})
afterEach(() => void vi.useRealTimers())

/** A server with these ids, newest first, ten to a page. */
function exportOf(server: () => readonly number[], before: (p: number) => void = () => {}) {
  const progress: ExportProgress[] = []
  const asked: number[] = []
  const run = createExport({
    readPage: async (p) => {
      asked.push(p)
      before(p)
      return { rows: logsWithIds(server().slice(p * 10, p * 10 + 10), p), unreadable: 0 }
    },
    lines: JSON_LINES,
    fileName: 'logs.jsonl',
    onProgress: (now) => progress.push(now),
  })
  return { run, progress, asked }
}

const down = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - at)

async function idsSaved(): Promise<number[]> {
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  return (saved[0]?.text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => Number(/"id":(\d+)/.exec(line)?.[1]))
}

describe('an export', () => {
  it.each([1, 9, 10, 35, 100])('writes all of %i rows, in order', async (count) => {
    const { run, progress } = exportOf(() => down(500, count))
    await run.run()
    expect(await idsSaved()).toEqual(down(500, count))
    expect(progress.at(-1)?.rows).toBe(count)
  })

  it('of nothing is an empty file', async () => {
    await exportOf(() => []).run.run()
    await vi.waitFor(() => expect(saved).toEqual([{ name: 'logs.jsonl', text: '' }]))
  })

  it('writes each row once while new ones push the pages down (CD-35)', async () => {
    let newest = 500
    const { run } = exportOf(
      () => down(newest, newest - 400),
      () => {
        newest += 3
      },
    )
    await run.run()
    const ids = await idsSaved()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.at(-1)).toBe(401)
    expect(ids).toEqual(down(ids[0] ?? 0, ids.length))
  })

  // From ten on, whole pages are rows that were written already.
  it.each([10, 12, 25])(
    'writes each row once and leaves none out while %i rows arrive a page (CD-35)',
    async (arriving) => {
      let newest = 500
      const { run } = exportOf(
        () => down(newest, newest - 400),
        () => {
          if (newest < 500 + 8 * arriving) newest += arriving
        },
      )
      await run.run()
      const ids = await idsSaved()
      expect(ids).toEqual(down(ids[0] ?? 0, ids.length))
      expect(ids[0]).toBeGreaterThanOrEqual(500)
      expect(ids.at(-1)).toBe(401)
    },
  )

  it('goes on behind what is written after a failure', async () => {
    let isBroken = true
    const { run, progress, asked } = exportOf(
      () => down(500, 60),
      (p) => {
        if (p === 2 && isBroken) throw new HttpFailure({ kind: 'refused' })
      },
    )
    await expect(run.run()).rejects.toThrow('refused')
    expect(progress.at(-1)?.rows).toBe(20)
    expect(saved).toEqual([])
    isBroken = false
    asked.length = 0
    await run.run()
    expect(Math.min(...asked)).toBe(2)
    expect(await idsSaved()).toEqual(down(500, 60))
  })

  it('waits as long as the server wants, and then goes on', async () => {
    vi.useFakeTimers()
    let refusals = 1
    const { run, progress } = exportOf(
      () => down(500, 25),
      () => {
        refusals -= 1
        if (refusals >= 0) throw new HttpFailure({ kind: 'rateLimited', status: 429 })
      },
    )
    const done = run.run()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(progress.at(-1)?.pause?.seconds).toBe(30)
    await vi.advanceTimersByTimeAsync(2000)
    await done
    expect(progress.at(-1)).toMatchObject({ rows: 25, pause: undefined })
  })

  it('saves nothing when it is stopped', async () => {
    const { run } = exportOf(
      () => down(500, 100),
      (p) => {
        if (p === 3) run.stop()
      },
    )
    await expect(run.run()).rejects.toMatchObject({ name: 'AbortError' })
    expect(saved).toEqual([])
  })
})
