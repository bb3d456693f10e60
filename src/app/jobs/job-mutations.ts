import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { JobCall } from './job-call'

/** A mutation whose request is sent by `wrap`. */
function wrapMutation<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  wrap: (send: () => Promise<Result>, variables: Variables) => Promise<Result>,
): MutationOptions<Result, Error, Variables> {
  const { mutationFn } = options
  if (!mutationFn) return options
  return {
    ...options,
    mutationFn: (variables, context) => wrap(() => mutationFn(variables, context), variables),
  }
}

/**
 * Lets a mutation of one request take its turn at the pace of the jobs. After a rate limit it is not sent again: its caller
 * tells when it can be.
 */
export function pacedMutation<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
): MutationOptions<Result, Error, Variables> {
  return wrapMutation(options, async (send) => {
    // Loaded at the first test: the lists do not need the queue.
    const { paced } = await import('./job-queue')
    return paced(1, send, { maxPauses: 0 })
  })
}

/**
 * Shows a mutation of many records by one request as a job, so that its outcome can be checked after a reload; not where
 * `toCall` returns nothing.
 */
export function mutationAsJob<Result, Variables>(
  options: MutationOptions<Result, Error, Variables>,
  toCall: (variables: Variables) => JobCall | undefined,
  cache: QueryClient,
): MutationOptions<Result, Error, Variables> {
  return wrapMutation(options, async (send, variables) => {
    const call = toCall(variables)
    // Without the chunk it is sent all the same, only without a card.
    const chunk = call && (await import('./job-call').catch(() => undefined))
    return call && chunk ? chunk.callAsJob(call, send, cache) : send()
  })
}
