import { rateWindow } from '#platform/requests/rate-window.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { displayPhone } from '../phone.ts'

/** The answer to too many requests from one connection. It gives the phone number to anyone who really needs help. */
export function tooManyRequests(phone: string) {
  return `We received many requests from your connection. Please call ${displayPhone(phone)}: we answer day and night.`
}

/** The same where all connections together send more than we can store. */
export function tooManyAtOnce(phone: string) {
  return `We are receiving more requests than we can save right now. Please call ${displayPhone(phone)}: we answer day and night.`
}

export function tooManyPhotos(phone: string) {
  return `We received many photos from your connection. Please send your request without photos, or call ${displayPhone(phone)}: we answer day and night.`
}

/** The same for staff, without the phone number. */
export const tooManyStaffPhotos = `You sent many photos in the last ${durationWords(rateWindow)}. Wait a few minutes, then send the rest.`

export function tooManyChanges(phone: string) {
  return `You changed this request many times. Please call ${displayPhone(phone)} and tell us the rest.`
}

export const tooManyAdditions = `You added many notes, messages, photos and items in the last ${durationWords(rateWindow)}. Wait a few minutes, then add the rest.`

export const tooManyJobChanges = `You made many changes to jobs, requests and chats in the last ${durationWords(rateWindow)}. Wait a few minutes, then make the rest.`

export const tooManyPreviews = `You had many previews made in the last ${durationWords(rateWindow)}. Wait a few minutes, then look again.`

export const tooManySteps = `You reported many steps in the last ${durationWords(rateWindow)}. Wait a few minutes, then try again.`

export const tooManyShowings = `You looked at many access codes in the last ${durationWords(rateWindow)}. Wait a few minutes, or call the office.`
