import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'

/** No one owns more devices than that. */
export const mostPasskeys = 20
export const recoveryCodeCount = 10

const missingCode = 'Enter the code.'
const Code = text(40, missingCode).min(1, missingCode)

const unreadable = 'The browser didn’t send a valid passkey.'
const bytes = (max: number) =>
  z
    .string(unreadable)
    .regex(/^[\w-]+$/, unreadable)
    .max(max, unreadable)
const credential = { id: bytes(1400), type: z.enum(['public-key'], unreadable) }

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** What a browser answers when it made a passkey; what we have no use for is left out. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40, unreadable)).max(10, unreadable).optional(),
  }),
})
export type NewCredential = z.output<typeof NewCredential>

/** What a browser answers when it used a passkey. */
export const ShownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(10_000),
  }),
})
export type ShownCredential = z.output<typeof ShownCredential>

const oneOfThem = 'Enter a code, or use a passkey.'
/** A code of the app, or a recovery code. */
const ShownCode = z.object({ code: Code }, oneOfThem)
const ShownPasskey = z.object({ passkey: ShownCredential }, oneOfThem)
export const ShownFactor = z.union([ShownCode, ShownPasskey], oneOfThem)
export type ShownFactor = z.output<typeof ShownFactor>

const missingPassword = 'Enter your password.'
const ShownPassword = z.object({
  password: z
    .string(missingPassword)
    .min(1, missingPassword)
    .max(1024, 'This is too long.')
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), missingPassword),
})
export const Confirmation = z.union(
  [ShownPassword, ShownCode, ShownPasskey],
  'Enter your password or a code, or use a passkey.',
)
export type Confirmation = z.output<typeof Confirmation>

/** What the person could show. */
export const FactorWays = z.object({ app: z.boolean(), recovery_code: z.boolean(), passkey: z.boolean() })
export type FactorWays = z.output<typeof FactorWays>

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof Passkey>

/** The second factors of a person, as they see them. */
export const Factors = z.object({
  app: z.object({ set_up_at: z.iso.datetime() }).nullable(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
  is_demanded: z.boolean(),
})
export type Factors = z.output<typeof Factors>

/** What an authenticator app needs, typed or scanned. */
export const NewApp = z.object({ secret: z.string(), uri: z.string() })
export type NewApp = z.output<typeof NewApp>

export const AppConfirmation = z.object({ code: Code })

export const NewPasskey = z.object({
  id: MadeId,
  name: line(60, 'Enter a name for the passkey.').min(1, 'Enter a name for the passkey.'),
  credential: NewCredential,
})
export type NewPasskey = z.output<typeof NewPasskey>

/** Told this one time. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const verification = z.enum(['discouraged', 'preferred', 'required'])
const known = z.array(
  z.object({
    id: z.string(),
    type: z.enum(['public-key']),
    transports: z.array(z.enum(transports)).optional(),
  }),
)
/** The browser's options for signing with a passkey. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: verification,
  allowCredentials: known,
})
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>

/** The browser's options for creating a passkey. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.enum(['public-key']) })),
  timeout: z.int(),
  attestation: z.enum(['none']),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: verification,
    userVerification: verification,
  }),
})
export type PasskeyOffer = z.output<typeof PasskeyOffer>
