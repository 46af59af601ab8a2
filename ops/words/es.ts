import type { Words } from './en.ts'
import { field } from './es-field.ts'
import { device } from './es-device.ts'
import { profile } from './es-profile.ts'
import { session } from './es-session.ts'
import { shell, ui } from './es-shell.ts'

export const es: Words = { locale: 'es-US', shell, ui, session, profile, field, device }
