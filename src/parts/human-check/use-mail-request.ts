import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { wasNotProcessed } from '#/http/failure'
import type { WithToken } from '#/resources/account/registration-mutations'
import { useCooldown } from '#/ui/status/use-cooldown'
import type { HumanCheck } from './human-check'

/**
 * Sends a mail to an address, once per 30 s whatever the response, unless the server did not process it: neither form nor cooldown reveals whether the address is
 * registered. The end of the cooldown is stored under `storageKey`.
 */
export function useMailRequest(
  optionsOf: (withToken: WithToken) => UseMutationOptions<undefined, Error, { email: string }>,
  storageKey: string,
  check: HumanCheck,
) {
  const cooldown = useCooldown(storageKey)
  const request = useMutation({
    ...optionsOf((write) =>
      check.withToken((token) => {
        cooldown.start()
        return write(token)
      }),
    ),
    onError: (error) => {
      if (wasNotProcessed(error)) cooldown.stop()
    },
  })
  return { request, secondsLeft: cooldown.seconds }
}
