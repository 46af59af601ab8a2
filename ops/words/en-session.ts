/** The way in. */
export const session = {
  title: 'Technician Login',
  restricted: 'Restricted area: only authorized personnel may enter.',
  contact: 'Contact your administrator for credentials.',
  rights: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
  username: 'Username',
  password: 'Password',
  keep: 'Keep me logged in (never expires)',
  login: 'LOGIN',
  loggingIn: 'Logging in...',
  signedOut: 'You’re signed out',
  signedOutOffline: 'This device is offline. You can sign in again when you’re back online.',
  tryAgain: 'Try again',
  haveCode: 'I have a code',
  region: 'Northeast Ohio and Western PA, 24/7',
}
