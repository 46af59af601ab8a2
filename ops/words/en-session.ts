/** The way in. */
export const session = {
  signedOut: 'You’re signed out',
  signedOutOffline: 'This device is offline. You can sign in again when you’re back online.',
  signOutUntold: 'Your session is still open on the server. It ends there when this device is back online.',
  tryAgain: 'Try again',
  waiting: {
    one: (name: string, who: string) =>
      `${name} has 1 unsent item on this device. It will send after ${who} signs in here.`,
    more: (count: string, name: string, who: string) =>
      `${name} has ${count} unsent items on this device. They will send after ${who} signs in here.`,
    someone: 'Someone else',
    unlocked:
      'Text that someone typed and didn’t save isn’t locked on this device. Anyone using it can read that text until its author signs in here again.',
    them: 'that person',
  },
  region: 'Northeast Ohio and Western PA, 24/7',
}
