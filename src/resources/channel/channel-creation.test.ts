import { expect, it, vi } from 'vitest'
import { CONFIRMED_WITHOUT_RESPONSE } from '#/http/confirm-write'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { CreatedDespiteRefusal, PartlyCreated, confirmCreation } from './channel-creation'

type Found = { id: number; name: string; created_time: number }[]

function creation(kind: FailureKind, created: number | 'unseen', serverMessage?: string) {
  const write = vi.fn<() => Promise<string>>().mockRejectedValue(new HttpFailure({ kind, serverMessage }))
  const look = vi.fn<() => Promise<Found>>()
  if (created === 'unseen') look.mockRejectedValue(new HttpFailure({ kind: 'unreachable' }))
  else
    look.mockResolvedValue(
      Array.from({ length: created }, (_, at) => ({ id: 40 - at, name: 'new', created_time: 5 })),
    )
  return { write, look, sent: confirmCreation({ expected: 5, write, findCreated: look }) }
}

it('channel creation: returns a successful response without reading the list', async () => {
  const look = vi.fn<() => Promise<Found>>()
  expect(await confirmCreation({ expected: 5, write: async () => 'made', findCreated: look })).toBe('made')
  expect(look).not.toHaveBeenCalled()
})

it.each(['timeout', 'server', 'truncated', 'malformed', 'unreachable'] as const)(
  'channel creation: after a failure of kind %s reads the list and does not send again (FM-W2, CD-52)',
  async (kind) => {
    const all = creation(kind, 5)
    expect(await all.sent).toBe(CONFIRMED_WITHOUT_RESPONSE)
    const some = creation(kind, 3)
    await expect(some.sent).rejects.toMatchObject({
      created: 3,
      serverMessage: '3 of 5 channels were created. The keys of the others are still here.',
    })
    await expect(some.sent).rejects.toBeInstanceOf(PartlyCreated)
    expect([all.write.mock.calls.length, some.write.mock.calls.length]).toEqual([1, 1])
  },
)

const UNIQUE = 'UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id'

it('channel creation: a refusal although all channels exist throws the server message and the ids', async () => {
  const { sent, write } = creation('refused', 5, UNIQUE)
  await expect(sent).rejects.toBeInstanceOf(CreatedDespiteRefusal)
  await expect(sent).rejects.toMatchObject({
    kind: 'refused',
    ids: [36, 37, 38, 39, 40],
    refusal: UNIQUE,
    serverMessage: `${UNIQUE} 5 channels were created anyway (#36, #37, #38, #39, #40), but they may not serve their models.`,
  })
  expect(write).toHaveBeenCalledTimes(1)
})

it('channel creation: a refusal without a message names the existing channels', async () => {
  await expect(creation('refused', 5).sent).rejects.toMatchObject({
    refusal: '',
    serverMessage: expect.stringMatching(/^5 channels were created anyway/),
  })
})

it('channel creation: a refusal although some channels exist keeps the server message', async () => {
  const { sent } = creation('refused', 3, UNIQUE)
  await expect(sent).rejects.toBeInstanceOf(PartlyCreated)
  await expect(sent).rejects.toMatchObject({
    created: 3,
    serverMessage: `${UNIQUE} 3 of 5 channels were created. The keys of the others are still here.`,
  })
})

it.each([
  [UNIQUE, 'unknown'],
  ["Error 1062 (23000): Duplicate entry 'vip-a-29' for key 'abilities.PRIMARY'", 'unknown'],
  ['duplicate key value violates unique constraint "abilities_pkey"', 'unknown'],
  ['empty slice found', undefined],
  ['UNIQUE constraint failed: channels.id', undefined],
])(
  'channel creation: after the refusal "%s" and a failed list read, the outcome is %s',
  async (words, outcome) => {
    await expect(creation('refused', 'unseen', words).sent).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: words,
      outcome,
    })
  },
)

it.each([
  ['timeout', 0, 'notDone'],
  ['timeout', 'unseen', 'unknown'],
  ['refused', 0, undefined],
  ['refused', 'unseen', undefined],
] as const)(
  'channel creation: after a failure of kind %s with %s channels in the list, the outcome is %s',
  async (kind, created, outcome) => {
    await expect(creation(kind, created).sent).rejects.toMatchObject({ kind, outcome })
  },
)

it.each(['offline', 'unauthenticated', 'rateLimited'] as const)(
  'channel creation: does not read the list after a failure of kind %s',
  async (kind) => {
    const { sent, look } = creation(kind, 5)
    await expect(sent).rejects.toMatchObject({ kind })
    expect(look).not.toHaveBeenCalled()
  },
)
