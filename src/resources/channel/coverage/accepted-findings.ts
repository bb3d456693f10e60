import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { findingKey, type Finding, type FindingKind } from './coverage-findings'

/** More are forgotten, the oldest first. */
const MAX_ACCEPTED = 500

/** Keys of findings that somebody said are intended; they are no longer counted in this browser. */
export const acceptedFindings = storedValue('coverage.accepted', z.array(z.string()))

export function acceptFinding(finding: Finding, isAccepted: boolean): void {
  const key = findingKey(finding)
  const others = (acceptedFindings.read() ?? []).filter((each) => each !== key)
  acceptedFindings.write((isAccepted ? [...others, key] : others).slice(-MAX_ACCEPTED))
}

/** Forgets what was accepted and is healed, given all findings of some kinds: it is reported when it comes back. */
export function forgetHealed(findings: readonly Finding[], kinds: readonly FindingKind[]): void {
  const accepted = acceptedFindings.read() ?? []
  const current = new Set(findings.map(findingKey))
  const rest = accepted.filter(
    (key) => current.has(key) || !kinds.some((kind) => key.startsWith(JSON.stringify([kind]).slice(0, -1))),
  )
  if (rest.length < accepted.length) acceptedFindings.write(rest)
}

/** Splits findings into those that are reported and those that were accepted as intended. */
export function splitAccepted<Of extends Finding>(
  findings: readonly Of[],
  accepted: readonly string[] | undefined,
) {
  const keys = new Set(accepted)
  const isAccepted = (finding: Of) => keys.has(findingKey(finding))
  return {
    reported: findings.filter((finding) => !isAccepted(finding)),
    accepted: findings.filter(isAccepted),
  }
}
