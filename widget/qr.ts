import { qrCode } from '#look/qr-code.ts'

/** The address of a conversation, for the camera of another device. */
export const codeOf = qrCode
