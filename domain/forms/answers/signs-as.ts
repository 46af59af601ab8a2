import * as z from 'zod'

/** In which capacity someone signs where a form asks its owner to: the same that the work authorization asks for. */
export const signsAs = ['owner', 'tenant', 'manager', 'authorized'] as const
export const SignsAs = z.enum(signsAs)
export type SignsAs = z.output<typeof SignsAs>
