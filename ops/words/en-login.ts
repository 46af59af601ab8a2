/** The login, a page of its own that the server writes: the portal has no use for these. */
export const login = {
  title: 'Technician Login',
  restricted: 'Restricted area: only authorized personnel may enter.',
  contact: 'Contact your administrator for credentials.',
  rights: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
  username: 'Username',
  password: 'Password',
  keep: 'Keep me logged in (never expires)',
  login: 'LOGIN',
  loggingIn: 'Logging in...',
  haveCode: 'I have a code',
  ended: {
    title: 'You’ve been signed out',
    text: 'Your session on this device has ended. You or the office signed it out from another device, or it expired. Sign in again.',
  },
  erased: {
    by: (name: string, time: string) => `This device was erased by ${name} at ${time}.`,
    at: (time: string) => `This device was erased at ${time}.`,
    stays: 'Saved work that wasn’t sent is still here, locked. It will send after you sign in here.',
  },
}

export type LoginWords = typeof login
