import { expect, it, vi } from 'vitest'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { SEEN_DONE } from '#/http/settle'
import { PartlyCreated, settleCreation } from './settle-creation'

function creation(kind: FailureKind, made: number | 'unseen') {
  const write = vi.fn<() => Promise<string>>().mockRejectedValue(new HttpFailure({ kind }))
  const look = vi.fn<() => Promise<number>>()
  if (made === 'unseen') look.mockRejectedValue(new HttpFailure({ kind: 'unreachable' }))
  else look.mockResolvedValue(made)
  return { write, look, sent: settleCreation({ wanted: 5, write, look }) }
}

it('gives the answer of a creation that worked, without a second look', async () => {
  const look = vi.fn<() => Promise<number>>()
  expect(await settleCreation({ wanted: 5, write: async () => 'made', look })).toBe('made')
  expect(look).not.toHaveBeenCalled()
})

it.each(['timeout', 'server', 'refused'] as const)(
  'looks after %s, and sends once (W2, CD-52)',
  async (kind) => {
    const all = creation(kind, 5)
    expect(await all.sent).toBe(SEEN_DONE)
    const some = creation(kind, 3)
    await expect(some.sent).rejects.toMatchObject({
      made: 3,
      serverMessage: '3 of 5 channels were created. The keys of the others are still here.',
    })
    await expect(some.sent).rejects.toBeInstanceOf(PartlyCreated)
    expect([all.write.mock.calls.length, some.write.mock.calls.length]).toEqual([1, 1])
  },
)

it.each([
  ['timeout', 0, 'notDone'],
  ['timeout', 'unseen', 'unknown'],
  ['refused', 0, undefined],
  ['refused', 'unseen', undefined],
] as const)('after %s with %s found, says %s', async (kind, made, outcome) => {
  await expect(creation(kind, made).sent).rejects.toMatchObject({ kind, outcome })
})

it.each(['offline', 'unauthenticated', 'tooMany'] as const)('does not look after %s', async (kind) => {
  const { sent, look } = creation(kind, 5)
  await expect(sent).rejects.toMatchObject({ kind })
  expect(look).not.toHaveBeenCalled()
})
