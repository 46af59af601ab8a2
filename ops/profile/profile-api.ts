import { hc, parseResponse } from 'hono/client'
import type { OwnCalendarApi } from '#api/own-calendar.ts'
import type { ProfileApi } from '#api/profile.ts'
import type { SignatureApi } from '#api/signature.ts'
import type { OwnChange } from '#domain/employees/oneself.ts'
import type { PreferencesRevision } from '#domain/preferences/preference.ts'
import type { SignatureChange } from '#domain/signatures/signature.ts'
import { asMe } from '../as-me.ts'

const profile = hc<ProfileApi>('/api/profile', asMe)
const signature = hc<SignatureApi>('/api/profile/signature', asMe)

const calendar = hc<OwnCalendarApi>('/api/profile/calendar', asMe)

export type Profile = Awaited<ReturnType<typeof changeOneself>>

export function getProfile() {
  return parseResponse(profile.index.$get())
}

export function listDevices() {
  return parseResponse(profile.devices.$get())
}

export function changeOneself(json: OwnChange) {
  return parseResponse(profile.index.$put({ json }))
}

export function changePreferences(json: PreferencesRevision) {
  return parseResponse(profile.preferences.$put({ json }))
}

export function keepPortrait(file: Blob) {
  return parseResponse(profile.portrait.$put({}, { init: { body: file } }))
}

export function removePortrait() {
  return parseResponse(profile.portrait.$delete())
}

export function endDevice(id: string) {
  return parseResponse(profile.devices[':id'].$delete({ param: { id } }))
}

export function eraseDevice(id: string) {
  return parseResponse(profile.devices[':id'].erase.$post({ param: { id } }))
}

export function endOtherDevices() {
  return parseResponse(profile.devices['sign-out-others'].$post())
}

export function setSignature(json: SignatureChange) {
  return parseResponse(signature.index.$put({ json }))
}

export function openSignature(pin: string) {
  return parseResponse(signature.open.$post({ json: { pin } }))
}

export function removeSignature() {
  return parseResponse(signature.index.$delete())
}

export function getCalendarFeed() {
  return parseResponse(calendar.index.$get())
}

export function makeCalendarFeed() {
  return parseResponse(calendar.index.$post())
}

export function revokeCalendarFeed() {
  return parseResponse(calendar.index.$delete())
}
