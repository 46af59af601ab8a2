/**
 * A link that opens the way to an address in the device's own map program, and tells nobody else of it. Android knows `geo:`;
 * iPhones and desktops open Apple's address, the former in the program, the latter as a page.
 */
export function directionsTo(address: string, userAgent: string) {
  const asked = encodeURIComponent(address.trim().replaceAll(/\s+/g, ' '))
  if (!asked) return null
  return /Android/.test(userAgent) ? `geo:0,0?q=${asked}` : `https://maps.apple.com/?daddr=${asked}`
}
