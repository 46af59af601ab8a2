import * as z from 'zod'

export const languages = ['en', 'es'] as const
export const Language = z.enum(languages)
export type Language = z.output<typeof Language>
