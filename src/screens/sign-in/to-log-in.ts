import type { AnyRouter } from '@tanstack/react-router'
import { accountHere } from '#/session/interruption'
import { placeToReturnTo } from '#/session/way-back'

/** Gives up an interrupted page for the log-in page, without a question: what was typed is kept as a draft. */
export function toLogIn(router: AnyRouter): void {
  const origin = placeToReturnTo(router.state.location.href)
  const state = { origin, originOwner: accountHere()?.id }
  void router.navigate({ to: '/login', search: { expired: 'true' }, state, ignoreBlocker: true })
}
