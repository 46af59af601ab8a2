/** The jobs as a list, and by town. */
export const jobs = {
  label: 'Jobs',
  failed: 'The jobs couldn’t be loaded',
  requests: 'Requests that are scheduled but aren’t jobs yet are listed with the requests.',
  showRequests: 'Show scheduled requests',
  columns: ['Name', 'Town and loss', 'Stage', 'Clocks', 'Responsible', 'Next visit'],
  priority: (priority: number) => `Priority ${priority}`,
  for: (span: string) => ` for ${span}`,
  responsible: 'responsible ',
  nextVisit: 'next visit ',
  nobodyGoes: 'No one is going yet.',
}

export const towns = {
  label: 'Towns',
  failed: 'The towns couldn’t be loaded',
  notKnown: 'Town not known',
  late: (count: number) => `${count} late now `,
  county: (name: string) => `${name} County`,
  none: 'Towns with open jobs appear here.',
}
export type JobsWords = typeof jobs
export type TownsWords = typeof towns
