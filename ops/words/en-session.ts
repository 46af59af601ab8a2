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
  signOutUntold: 'Your session is still open on the server. It ends there when this device is back online.',
  tryAgain: 'Try again',
  haveCode: 'I have a code',
  waiting: {
    one: (name: string) => `${name} has 1 unsent item here. It will send when they sign in.`,
    more: (count: string, name: string) =>
      `${name} has ${count} unsent items here. They will send when they sign in.`,
    someone: 'Someone else',
    unlocked:
      'Text that someone typed and didn’t save isn’t locked on this device. Anyone using it can read that text until its author signs in here again.',
  },
  region: 'Northeast Ohio and Western PA, 24/7',
}
