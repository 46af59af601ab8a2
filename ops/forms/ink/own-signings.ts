import * as z from 'zod'
import { Signing } from './signing.ts'

/** What people of the company drew and ticked in a form and haven’t signed yet, by field. */
export const OwnSignings = z.record(z.string(), Signing)
export type OwnSignings = z.output<typeof OwnSignings>

/** Stored apart from what a customer draws for the same form: neither writes over the other. */
export function ownSigningsKey(form: string) {
  return `${form} own`
}

/** With the signing of a field, or without it. */
export function withSigning(begun: OwnSignings, field: string, signing: Signing | undefined): OwnSignings {
  const { [field]: _, ...others } = begun
  return signing ? { ...others, [field]: signing } : others
}
