import { day } from '#platform/time.ts'

// The cookie of the login has two lives, which docs/security.md explains.

export const sessionCookieName = 'auth_token'

/** What the page asks for where a person stays signed in, as the specification has it. Browsers keep at most 400 days of it. */
export const rememberedFor = 36500 * day

/** What the server asks for at each check of the session: some browsers keep what a script wrote for a week only. */
export const longestCookie = 400 * day
