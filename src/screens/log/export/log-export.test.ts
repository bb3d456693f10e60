import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpFailure } from '#/http/failure'
import { JSON_LINES } from '#/resources/log/log-lines'
import { logsWithIds } from '#/resources/log/log.fixture'
import type { JobStream } from '#/app/jobs/job'
import { jobsStore } from '#/app/jobs/jobs'
import { createExport } from './log-export'

let saved: { name: string; text: string }[]

beforeEach(() => {
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const name = this.download
    void blobs
      .get(this.href)
      ?.text()
      .then((text) => saved.push({ name, text }))
  })
})

/** Export over a fake server that returns these ids, newest first, ten per page. */
function createTestExport(server: () => readonly number[], before: (p: number) => void = () => {}) {
  const progress: JobStream[] = []
  const requestedPages: number[] = []
  const abort = new AbortController()
  const write = createExport({
    readPage: async (p) => {
      requestedPages.push(p)
      before(p)
      return { rows: logsWithIds(server().slice(p * 10, p * 10 + 10), p), unreadable: 0 }
    },
    lines: JSON_LINES,
    fileName: 'logs.jsonl',
  })
  const run = () => write(abort.signal, (current) => progress.push(current))
  return { run, stop: () => abort.abort(), progress, requestedPages }
}

const descendingIds = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from - index)

async function savedIds(): Promise<number[]> {
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  return (saved[0]?.text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => Number(/"id":(\d+)/.exec(line)?.[1]))
}

describe('log export', () => {
  it.each([1, 9, 10, 35, 100])('%i rows are written in order', async (count) => {
    const { run, progress } = createTestExport(() => descendingIds(500, count))
    await run()
    expect(await savedIds()).toEqual(descendingIds(500, count))
    expect(progress.at(-1)?.rows).toBe(count)
  })

  it('without rows the file is empty', async () => {
    await createTestExport(() => []).run()
    await vi.waitFor(() => expect(saved).toEqual([{ name: 'logs.jsonl', text: '' }]))
  })

  it('rows shifted by new entries are written once (CD-35)', async () => {
    let newest = 500
    const { run } = createTestExport(
      () => descendingIds(newest, newest - 400),
      () => {
        newest += 3
      },
    )
    await run()
    const ids = await savedIds()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.at(-1)).toBe(401)
    expect(ids).toEqual(descendingIds(ids[0] ?? 0, ids.length))
  })

  // With ten or more new rows per page, whole pages consist of rows already written.
  it.each([10, 12, 25])(
    'with %i new entries per page no row is repeated or skipped (CD-35)',
    async (arriving) => {
      let newest = 500
      const { run } = createTestExport(
        () => descendingIds(newest, newest - 400),
        () => {
          if (newest < 500 + 8 * arriving) newest += arriving
        },
      )
      await run()
      const ids = await savedIds()
      expect(ids).toEqual(descendingIds(ids[0] ?? 0, ids.length))
      expect(ids[0]).toBeGreaterThanOrEqual(500)
      expect(ids.at(-1)).toBe(401)
    },
  )

  it('a failed run resumes after the last page written', async () => {
    let isFailing = true
    const { run, progress, requestedPages } = createTestExport(
      () => descendingIds(500, 60),
      (p) => {
        if (p === 2 && isFailing) throw new HttpFailure({ kind: 'refused' })
      },
    )
    await expect(run()).rejects.toThrow('refused')
    expect(progress.at(-1)?.rows).toBe(20)
    expect(saved).toEqual([])
    isFailing = false
    requestedPages.length = 0
    await run()
    expect(Math.min(...requestedPages)).toBe(2)
    expect(await savedIds()).toEqual(descendingIds(500, 60))
  })

  it('a rate limited run pauses and then continues', async () => {
    vi.useFakeTimers()
    let refusals = 1
    const { run, progress } = createTestExport(
      () => descendingIds(500, 25),
      () => {
        refusals -= 1
        if (refusals >= 0) throw new HttpFailure({ kind: 'rateLimited', status: 429 })
      },
    )
    const done = run()
    await vi.advanceTimersByTimeAsync(179_000)
    expect(jobsStore.read().wait?.seconds).toBe(180)
    await vi.advanceTimersByTimeAsync(2000)
    await done
    expect(progress.at(-1)).toMatchObject({ rows: 25 })
  })

  it('a stopped run saves no file', async () => {
    const { run, stop } = createTestExport(
      () => descendingIds(500, 100),
      (p) => {
        if (p === 3) stop()
      },
    )
    await expect(run()).rejects.toMatchObject({ name: 'AbortError' })
    expect(saved).toEqual([])
  })
})
