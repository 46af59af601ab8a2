/** The filters of the requests that have no field of their own. */
export const chips = {
  open: 'Not closed yet',
  closed: (outcome: string) => `Closed: ${outcome}`,
  contacted: 'Contacted',
  service: (service: string) => `Service: ${service}`,
  waitedBetween: (over: number, under: number) => `Received ${over} to ${under} min ago`,
  waitedOver: (over: number) => `Received over ${over} min ago`,
  waitedUnder: (under: number) => `Received in the last ${under} min`,
  on: (day: string) => `Received on ${day}`,
  between: (from: string, to: string) => `Received ${from} to ${to}`,
  since: (day: string) => `Received since ${day}`,
  through: (day: string) => `Received through ${day}`,
  town: (town: string) => `Town: ${town}`,
  notGiven: 'Not given',
  page: (page: string) => `Page: ${page}`,
  pageUnknown: 'Page unknown',
  homePage: 'Home page',
}
