/** By their addresses; one that is not here keeps the name that it has in the menu. */
const screens: Readonly<Record<string, string>> = {}

/** The menu, and what stands around every screen. */
export const shell = {
  portal: 'Portal',
  skip: 'Skip to content',
  more: 'More',
  find: 'Search',
  findAll: 'Search everything',
  you: 'You',
  close: 'Close',
  profile: 'Profile',
  signOut: 'Sign out',
  unclaimed: 'unclaimed',
  loading: 'Loading...',
  screens,
  groups: { today: 'Today', work: 'Work', people: 'People', website: 'Website', 'set-up': 'Set-up' },
  live: { connecting: 'Connecting…', live: 'Live', offline: 'Offline, trying again' },
}

/** What forms and dialogs say everywhere. */
export const ui = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  moment: 'One moment...',
  tryAgain: 'Try again',
  offline: 'You are offline',
  notSaved: 'Not saved',
  kept: 'Not saved yet. It is kept on this device meanwhile.',
  stale: (what: string, why: string) => `This ${what} may be out of date. ${why}`,
  add: 'Add',
  removeWord: (word: string) => `Remove ${word}`,
  show: 'Show',
  hide: 'Hide',
  showWhat: (label: string) => `Show ${label.toLowerCase()}`,
  hideWhat: (label: string) => `Hide ${label.toLowerCase()}`,
  capsLock: 'Caps lock is on',
  leave: {
    title: 'Leave without saving?',
    stay: 'Stay here',
    keep: 'Leave, keep what I typed',
    discard: 'Throw it away',
    words: 'What you typed is not saved yet. It can wait on this device until you come back.',
  },
}
