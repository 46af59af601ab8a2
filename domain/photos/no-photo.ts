import { badFileCodes, isOneOf } from '#domain/refusals/refusal-codes.ts'

/** Whether a photo was refused because the file itself can’t be used, by the server or by the device before it. */
export function isNoPhoto(code: string) {
  return isOneOf(badFileCodes, code) || code === 'photo-unreadable'
}
