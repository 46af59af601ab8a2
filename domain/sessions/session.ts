import * as z from 'zod'
import { minPasswordLength, SignedIn } from '#domain/employees/employee.ts'

const secretText = (max: number, missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(max, 'This is too long.')
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), missing)

const newPassword = secretText(1024, 'Enter the new password.').min(
  minPasswordLength,
  `The new password needs at least ${minPasswordLength} characters.`,
)

export const Credentials = z.object({
  username: secretText(128, 'Enter your username.'),
  password: secretText(1024, 'Enter your password.'),
  remember_me: z.boolean().default(false),
})
export type Credentials = z.output<typeof Credentials>

export const SignInResult = z.object({ token: z.string(), user: SignedIn })
export type SignInResult = z.output<typeof SignInResult>

/** Chooses a password with a one-use code, and signs in. */
export const Activation = z.object({
  username: secretText(128, 'Enter your username.'),
  code: secretText(40, 'Enter the code you were given.'),
  password: newPassword,
  remember_me: z.boolean().default(false),
})
export type Activation = z.output<typeof Activation>

export const PasswordChange = z.object({
  current: secretText(1024, 'Enter your current password.'),
  next: newPassword,
})
export type PasswordChange = z.output<typeof PasswordChange>
