/** Screen names by address. A screen that is missing here uses its name in the menu. */
const screens: Readonly<Record<string, string>> = {}

/** The same for who sees only what is theirs: the word that the rest of their screens has for it. */
const ownScreens: Readonly<Record<string, string>> = {
  '/ops/dashboard': 'Today',
  '/ops/intake': 'Jobs',
}

/** The menu, and what surrounds every screen. */
export const shell = {
  newVersion: {
    ready: 'A new version of the portal is ready.',
    update: 'Update now',
    updating: 'Updating the portal…',
  },
  portal: 'Portal',
  skip: 'Skip to content',
  more: 'More',
  find: 'Search',
  findAll: 'Search everything',
  you: 'You',
  close: 'Close',
  profile: 'Profile',
  signOut: 'Sign out',
  newCall: 'New call',
  unclaimed: 'unclaimed',
  unclaimedOrInChat: 'unclaimed or waiting in a chat',
  openProblems: 'open',
  loading: 'Loading...',
  alerts: 'Alerts',
  alertsCount: (count: string) => `Alerts: ${count}`,
  noneUnclaimed: 'None unclaimed',
  countHappening: (count: number) => `${count.toLocaleString('en-US')} happening now`,
  countUnclaimed: (count: number) => `${count.toLocaleString('en-US')} unclaimed`,
  countCalls: (count: number) =>
    count === 1 ? '1 technician waiting' : `${count.toLocaleString('en-US')} technicians waiting`,
  noAccess: 'No access',
  noAccessMore: (what: string) => `You don’t have permission to ${what}. Ask your administrator for access.`,
  seeRequests: 'see requests for help',
  seeDashboard: 'see the dashboard',
  failed: 'This page didn’t load',
  failedMore: 'You may have lost your connection, or the portal was updated. Your saved work isn’t affected.',
  reload: 'Reload page',
  checking: 'Checking authentication...',
  offlineMore:
    'The server can’t be reached. You’re still signed in, and the portal will open when you’re back online.',
  screens,
  ownScreens,
  groups: { today: 'Today', work: 'Work', people: 'People', website: 'Website', 'set-up': 'Set-up' },
  live: { connecting: 'Connecting…', live: 'Live', offline: 'Offline' },
}

/** Texts that forms and dialogs share. */
export const ui = {
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  cancel: 'Cancel',
  close: 'Close',
  moment: 'One moment...',
  undo: 'Undo',
  loadMore: 'Load more',
  searchBy: (what: string) => `Search by ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  closeMessage: 'Close toast',
  messages: 'Notifications',
  tryAgain: 'Try again',
  offline: 'You’re offline',
  notSaved: 'Not saved',
  kept: 'Unsaved changes are stored on this device as a draft.',
  asOf: (time: string) => `As of ${time}.`,
  list: 'list',
  stale: (what: string, why: string) => `This ${what} may be out of date. ${why}`,
  add: 'Add',
  removeWord: (word: string) => `Remove ${word}`,
  show: 'Show',
  hide: 'Hide',
  showWhat: (label: string) => `Show ${label.toLowerCase()}`,
  hideWhat: (label: string) => `Hide ${label.toLowerCase()}`,
  capsLock: 'Caps lock is on',
  notLoaded: {
    title: 'This didn’t load',
    words: 'Check your connection, then try again. If it still doesn’t load, reload the page.',
  },
  leave: {
    title: 'Leave without saving?',
    stay: 'Stay',
    keep: 'Leave and keep draft',
    discard: 'Discard',
    words: 'Your changes aren’t saved yet. You can keep them as a draft on this device.',
  },
}

/** Colors and contrast. */
export const look = {
  theme: 'Colors',
  themes: { light: 'Light', dark: 'Dark', system: 'Match device' },
  highContrast: 'High contrast',
}
