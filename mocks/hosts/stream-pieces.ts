import type { Stream } from '../server/response'

/** The pieces of a streamed body, each after its pause. */
export async function* piecesOf({ pieces, intervalMs }: Stream): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a piece follows the one before
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, intervalMs))
    yield piece
  }
}

/** The body of a `Response` that arrives piece by piece. */
export function streamedBody(stream: Stream): ReadableStream<Uint8Array> {
  const pieces = piecesOf(stream)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (!done) controller.enqueue(encoder.encode(value))
      else if (stream.broken) {
        await stream.broken
        controller.error(new TypeError('network error'))
      } else controller.close()
    },
    cancel: () => void pieces.return(undefined),
  })
}
