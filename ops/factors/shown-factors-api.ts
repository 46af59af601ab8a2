import { hc, parseResponse } from 'hono/client'
import type { ShownFactorsApi } from '#api/shown-factors.ts'
import type { Confirmation, ShownFactor, ShownCredential } from '#domain/factors/factor.ts'
import { asMe } from '../as-me.ts'

const shown = hc<ShownFactorsApi>('/api/auth', asMe)

export function getWays() {
  return parseResponse(shown.factor.$get())
}

export function showFactor(json: ShownFactor) {
  return parseResponse(shown.factor.$post({ json }))
}

export function confirmIdentity(json: Confirmation) {
  return parseResponse(shown.confirm.$post({ json }))
}

/** Lets a device sign for the person; the browser asks them for it. */
export async function letPasskeySign(): Promise<ShownCredential> {
  const optionsJSON = await parseResponse(shown.factor.challenge.$post())
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
