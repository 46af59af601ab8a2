/** What everyone reads on the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  failed: 'The dashboard couldn’t be loaded',
  what: 'dashboard',
  asOf: (clock: string, ago: string) => `as of ${clock} (${ago.toLowerCase()})`,
  own: {
    title: 'You',
    devices: 'Devices signed in',
    certifications: 'Certifications',
    expiring: (days: number) => `Expired or expiring within ${days} days`,
  },
}
