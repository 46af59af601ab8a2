import { qrCode } from '#platform/qr-code.ts'

/** The address of a conversation, for the camera of another device. */
export const codeOf = qrCode
