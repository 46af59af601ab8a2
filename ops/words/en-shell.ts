/** Screen names by address. A screen that is missing here uses its name in the menu. */
const screens: Readonly<Record<string, string>> = {}

/** The menu, and what surrounds every screen. */
export const shell = {
  newVersion: { ready: 'A new version of the portal is ready.', update: 'Update now' },
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
  openProblems: 'open',
  loading: 'Loading...',
  screens,
  groups: { today: 'Today', work: 'Work', people: 'People', website: 'Website', 'set-up': 'Set-up' },
  live: { connecting: 'Connecting…', live: 'Live', offline: 'Offline, trying again' },
}

/** Texts that forms and dialogs share. */
export const ui = {
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  cancel: 'Cancel',
  close: 'Close',
  moment: 'One moment...',
  tryAgain: 'Try again',
  offline: 'You’re offline',
  notSaved: 'Not saved',
  kept: 'Unsaved changes are stored on this device as a draft.',
  asOf: (time: string) => `As of ${time}.`,
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
    stay: 'Stay',
    keep: 'Leave and keep draft',
    discard: 'Discard',
    words: 'Your changes aren’t saved yet. You can keep them as a draft on this device.',
  },
}
