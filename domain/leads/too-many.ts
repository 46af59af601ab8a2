import { displayPhone } from './phone.ts'

/** What a flood from one connection is told. Whoever is really in need behind it is given the phone. */
export function tooManyRequests(phone: string) {
  return `We received many requests from your connection. Please call ${displayPhone(phone)}: we answer day and night.`
}

export function tooManyPhotos(phone: string) {
  return `We received many photos from your connection. Please send your request without photos, or call ${displayPhone(phone)}: we answer day and night.`
}

/** Staff are known by name, and have nobody to call. */
export const tooManyStaffPhotos =
  'You sent many photos in the last 15 minutes. Wait a few minutes, then send the rest.'

export function tooManyChanges(phone: string) {
  return `You changed this request many times. Please call ${displayPhone(phone)} and tell us the rest.`
}
