export type Counted = { jobs: number; requests: number; people: number; others: number }

/** The field that finds everything. `also` are other words that find an action. */
export const palette = {
  what: 'Name, phone, address, claim, reference, screen…',
  results: 'Results',
  goTo: 'Go to',
  jobs: 'Jobs',
  requests: 'Requests',
  people: 'People',
  doing: 'Actions',
  type: (least: number) => `Type at least ${least} characters to search jobs, requests and people.`,
  failed: 'Search isn’t available right now. You can still choose screens and actions.',
  searching: 'Searching…',
  foundBy: ({ name, number }: { name: string | null; number: string }) =>
    `${name ?? 'Someone else'} also called about it (${number})`,
  none: (typed: string) => `No results for “${typed}”.`,
  found: ({ jobs, requests, people, others }: Counted) =>
    `${jobs} ${jobs === 1 ? 'job' : 'jobs'}, ${requests} ${requests === 1 ? 'request' : 'requests'}, ${people} ${people === 1 ? 'person' : 'people'}, ${others} screens and actions.`,
  actions: {
    newCall: { label: 'New call', also: 'phone caller job intake' },
    addPerson: { label: 'Add person', also: 'new employee invite' },
    newRole: { label: 'New role', also: 'new permission' },
    localNumbers: {
      label: 'Local numbers',
      also: 'set-up utilities phone power gas water sewer confirm call',
    },
    profile: { label: 'Your profile', also: 'me picture signature certifications alerts' },
    password: { label: 'Change password', also: 'security' },
    devices: { label: 'Your devices', also: 'sessions sign out everywhere' },
    light: { label: 'Light colors', also: 'theme day white' },
    dark: { label: 'Dark colors', also: 'theme night black' },
    system: { label: 'Match device colors', also: 'theme system' },
    keys: { label: 'Show keyboard shortcuts', also: 'keyboard shortcuts help' },
    signOut: { label: 'Sign out', also: 'log out leave' },
  },
}
