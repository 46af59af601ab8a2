import { field } from './en-field.ts'
import { device } from './en-device.ts'
import { profile } from './en-profile.ts'
import { session } from './en-session.ts'
import { shell, ui } from './en-shell.ts'

/** The source: every other language must say the same, which their type holds them to. */
export const en = { locale: 'en-US', shell, ui, session, profile, field, device }

export type Words = typeof en
