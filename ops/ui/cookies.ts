type Lasting = { maxAge: number; secure: boolean }

/** The value of one cookie in the text of all, or null. */
export function cookieIn(cookies: string, name: string) {
  for (const part of cookies.split(';')) {
    const [found, ...value] = part.trim().split('=')
    if (found === name) return decoded(value.join('=')) || null
  }
  return null
}

/** A cookie for all addresses, as `document.cookie` takes it; `maxAge` in seconds. */
export function cookieText(name: string, value: string, { maxAge, secure }: Lasting) {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Strict']
  return (secure ? [...parts, 'Secure'] : parts).join('; ')
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
