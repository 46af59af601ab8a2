export const tokenCookieName = 'auth_token'
export const rememberedDays = 36500
export const ordinaryDays = 1

const secondsInDay = 24 * 60 * 60

/** The cookie that a sign-in writes. Browsers keep at most 400 days of it; what is sent is what the company asked for. */
export function tokenCookie(token: string, kept: { remember: boolean; secure: boolean }) {
  const days = kept.remember ? rememberedDays : ordinaryDays
  return cookie(encodeURIComponent(token), days * secondsInDay, kept.secure)
}

export function clearedTokenCookie({ secure }: { secure: boolean }) {
  return cookie('', 0, secure)
}

/** The token in a `document.cookie` text, or null. */
export function tokenFromCookies(cookies: string) {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === tokenCookieName) return decoded(value.join('=')) || null
  }
  return null
}

function cookie(value: string, maxAge: number, secure: boolean) {
  const parts = [`${tokenCookieName}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Strict']
  return (secure ? [...parts, 'Secure'] : parts).join('; ')
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
