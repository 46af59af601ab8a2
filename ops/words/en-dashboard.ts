/** What everyone reads on the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  failed: 'The dashboard couldn’t be loaded',
  what: 'dashboard',
  asOf: (clock: string, ago: string) => `as of ${clock} (${ago.toLowerCase()})`,
  own: {
    title: 'You',
    devices: 'Devices signed in',
    countedDevices: (count: number): string => (count === 1 ? 'device signed in' : 'devices signed in'),
    certifications: 'Certifications',
    countedCertifications: (count: number): string => (count === 1 ? 'certification' : 'certifications'),
    expiring: (days: number, _count: number) => `Expired or expiring within ${days} days`,
  },
}
