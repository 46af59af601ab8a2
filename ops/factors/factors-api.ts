import { hc, parseResponse } from 'hono/client'
import type { FactorsApi } from '#api/factors.ts'
import { newId } from '#platform/uuid.ts'
import { asMe } from '../as-me.ts'

const factors = hc<FactorsApi>('/api/auth/factors', asMe)

export function getFactors() {
  return parseResponse(factors.index.$get())
}

export function beginApp() {
  return parseResponse(factors.app.$post())
}

export function confirmApp(code: string) {
  return parseResponse(factors.app.$put({ json: { code } }))
}

export function removeApp() {
  return parseResponse(factors.app.$delete())
}

/** Creates a passkey on this device, and stores it under the name. */
export async function makePasskey(name: string) {
  const optionsJSON = await parseResponse(factors.passkeys.challenge.$post())
  const { startRegistration } = await import('@simplewebauthn/browser')
  const credential = await startRegistration({ optionsJSON })
  return parseResponse(factors.passkeys.$post({ json: { id: newId(), name, credential } }))
}

export function removePasskey(id: string) {
  return parseResponse(factors.passkeys[':id'].$delete({ param: { id } }))
}

export async function renewRecoveryCodes() {
  const { recovery_codes } = await parseResponse(factors['recovery-codes'].$post())
  return recovery_codes
}
