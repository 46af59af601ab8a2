import { hc, parseResponse } from 'hono/client'
import type { ProofsApi } from '#api/proofs.ts'
import type { Confirmation, Proof, ShownCredential } from '#domain/factors/factor.ts'
import { asMe } from '../as-me.ts'

const proofs = hc<ProofsApi>('/api/auth', asMe)

export function getWays() {
  return parseResponse(proofs.factor.$get())
}

export function showFactor(json: Proof) {
  return parseResponse(proofs.factor.$post({ json }))
}

export function confirmIdentity(json: Confirmation) {
  return parseResponse(proofs.confirm.$post({ json }))
}

/** Lets a device sign for the person; the browser asks them for it. */
export async function letPasskeySign(): Promise<ShownCredential> {
  const optionsJSON = await parseResponse(proofs.factor.challenge.$post())
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
